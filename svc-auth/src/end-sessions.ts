import { refuse, runCommand } from './command.js';
import { SessionService } from './sessions/session.service.js';

/**
 * `npm run sessions:end -- staff`, `-- customers` or `-- name@example.com`, with the service's own settings: everybody
 * who was signed in has to sign in again, once the gateways' caches have expired, which takes seconds.
 */
const [who = ''] = process.argv.slice(2);
const everybody = { staff: 'staff', customers: 'customer' } as const;
const kind = who.includes('@') ? 'customer' : everybody[who as keyof typeof everybody];
if (!kind) refuse('Say whose sessions: staff, customers, or the e-mail address of one customer.');
await runCommand(async (app) => {
  const ended = await app.get(SessionService).endAll(kind, who.includes('@') ? who : undefined);
  return `${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`;
});
