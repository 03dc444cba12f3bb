import type { DataSource } from 'typeorm';

const madeAt = (migration: string | undefined): number => Number(migration?.slice(-13));

/** Takes migrations back, the newest first, down to and with that one. */
export async function takeBack(source: DataSource, migration: string): Promise<void> {
  const newer = source.migrations.filter(({ name }) => madeAt(name) >= madeAt(migration));
  for (let left = newer.length; left > 0; left -= 1) await source.undoLastMigration();
}
