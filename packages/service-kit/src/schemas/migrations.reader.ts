import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationFile } from './migrations.rules.js';
import { PLACES } from './places.js';
import { servicesOf } from './product.file.js';

/** Every migration of the services and of what they share, by its place. */
export function readMigrations(): MigrationFile[] {
  const folders = Object.values(servicesOf(PLACES.root)).map((service) => `${service}/src/migrations`);
  return [...folders, 'packages/service-kit/src/database'].flatMap((folder) =>
    readdirSync(join(PLACES.root, folder))
      .filter((file) => /^\d{13}-.*\.ts$|\.migration\.ts$/.test(file))
      .toSorted()
      .map((file) => ({
        name: `${folder}/${file.replace(/(\.migration)?\.ts$/, '')}`,
        text: readFileSync(join(PLACES.root, folder, file), 'utf8'),
      })),
  );
}

/** Those that a release has had. */
export const releasedMigrations = (): ReadonlySet<string> =>
  new Set(JSON.parse(readFileSync(PLACES.keptMigrations, 'utf8')) as string[]);
