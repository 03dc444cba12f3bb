import type { DataSource, Migration, MigrationInterface } from 'typeorm';
import { MigrationExecutor } from 'typeorm';

/** A migration that some databases have run under another name: there it is not run again. */
export interface RenamedMigration extends MigrationInterface {
  readonly formerName: string;
}

/** The migrations that are still to run; one that ran under its former name is recorded under its present one. */
export async function pendingMigrations(source: DataSource): Promise<Migration[]> {
  const executor = new MigrationExecutor(source);
  const pending = await executor.getPendingMigrations();
  if (!pending.some((migration) => formerNameOf(migration) !== undefined)) return pending;
  const done = new Set((await executor.getExecutedMigrations()).map(({ name }) => name));
  for (const migration of pending) {
    const former = formerNameOf(migration);
    if (former === undefined || !done.has(former)) continue;
    const values = [migration.name, migration.timestamp, former];
    await source.query('update migration set name = $1, timestamp = $2 where name = $3', values);
  }
  return executor.getPendingMigrations();
}

const formerNameOf = ({ instance }: Migration): string | undefined =>
  (instance as Partial<RenamedMigration> | undefined)?.formerName;
