/** Updates a process's schema; provided by processes that have a database. */
export abstract class SchemaUpdate {
  /** @param then runs once that is done, while no other process does the same */
  abstract run(schema: string, then?: () => Promise<void>): Promise<void>;
}
