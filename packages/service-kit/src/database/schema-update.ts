/** Brings a process's schema up to date; whoever has a database provides it. */
export abstract class SchemaUpdate {
  /** @param then runs once that is done, while no other process does the same */
  abstract run(schema: string, then?: () => Promise<void>): Promise<void>;
}
