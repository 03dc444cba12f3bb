import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../local/dist/settings/places.js';
import { asked } from './asked.mjs';
import { childWith } from './processes.mjs';

const LOOKING_MS = 50;

/**
 * No letter leaves meanwhile, since the server of mail sleeps: what letters cost is measured by itself.
 * @returns how to wake it, as if those that wait had left
 */
export function holdLetters({ databases }) {
  const mailbox = childWith(join(root, 'local/dist/mailbox/main.js'));
  process.kill(mailbox, 'SIGSTOP');
  return async () => {
    const sent = `update outgoing_mail set state = 'sent', sent_at = now() where state = 'queued'`;
    await asked(databases.booking, (database) => database.query(sent));
    process.kill(mailbox, 'SIGCONT');
  };
}

/** Resolves when svc-booking has told every event and sent every letter. */
export function settled({ databases }) {
  return asked(databases.booking, async (database) => {
    const waits = async () =>
      (
        await database.query(
          `select exists (select from outbox where published_at is null)
             or exists (select from outgoing_mail where state = 'queued') as waits`,
        )
      ).rows[0].waits;
    while (await waits()) await sleep(LOOKING_MS);
  });
}
