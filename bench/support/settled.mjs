import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../../local/dist/postgres/database.js';

const LOOKING_MS = 50;

/** Resolves when every service has published its events and sent its letters. */
export async function settled({ databases }) {
  for (const url of Object.values(databases)) {
    await withClient(url, async (database) => {
      while ((await database.query(WAITS)).rows[0].waits) await sleep(LOOKING_MS);
    });
  }
}

const WAITS = `select exists (select from outbox where published_at is null)
  or exists (select from outgoing_mail where state = 'queued') as waits`;
