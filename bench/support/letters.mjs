import { join } from 'node:path';
import { withClient } from '../../local/dist/postgres/database.js';
import { root } from '../../local/dist/settings/places.js';
import { childWith } from './processes.mjs';

/**
 * Holds all letters back, since their cost is measured separately.
 * @returns a function that releases them, as if those waiting had been sent
 */
export function holdLetters({ databases }) {
  const mailbox = childWith(join(root, 'local/dist/mailbox/main.js'));
  process.kill(mailbox, 'SIGSTOP');
  return async () => {
    const sent = `update outgoing_mail set state = 'sent', sent_at = now() where state = 'queued'`;
    await withClient(databases.booking, (database) => database.query(sent));
    process.kill(mailbox, 'SIGCONT');
  };
}
