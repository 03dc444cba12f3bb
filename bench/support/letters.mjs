import { join } from 'node:path';
import { withClient } from '../../local/dist/postgres/database.js';
import { root } from '../../local/dist/settings/places.js';
import { childWith } from './processes.mjs';

/**
 * No letter leaves meanwhile, since the server of mail sleeps: what letters cost is measured by itself.
 * @returns how to wake it, as if those that wait had left
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
