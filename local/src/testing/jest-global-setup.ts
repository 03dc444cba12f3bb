import { findNatsServer } from '../nats/nats-binary.js';
import { startTemporaryPostgres } from '../postgres/temporary.js';
import { cache } from '../settings/places.js';

/**
 * Sets the environment of database and broker tests: `TEST_DATABASE_URL`, a superuser's address of one Postgres for the
 * whole run (kept if it is set already), and `NATS_SERVER_BIN`, the path of a server binary.
 */
export default async function setUp(): Promise<void> {
  process.env.NATS_SERVER_BIN ??= findNatsServer({ path: process.env.PATH ?? '', cache });
  if (process.env.TEST_DATABASE_URL) return;
  const postgres = await startTemporaryPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  globalThis.stopTestPostgres = () => postgres.stop();
}

declare global {
  var stopTestPostgres: (() => Promise<void>) | undefined;
}
