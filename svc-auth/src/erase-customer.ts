import { isUUID } from 'class-validator';
import { refuse, runCommand } from './command.js';
import { AuthConfig } from './config.js';
import { ErasureService } from './privacy/erasure.service.js';

/**
 * `npm run customers:erase -- ID` or `-- name@example.com`, with the service's own settings: for a customer who cannot
 * ask for it themselves, or did so after the backup that was restored.
 */
const [said = '', ...rest] = process.argv.slice(2);
const who = said.trim().toLowerCase();
if (rest.length > 0 || !(isUUID(who) || who.includes('@'))) {
  refuse('Say whom: npm run customers:erase -- ID, or name@example.com');
}
await runCommand(async (app) => {
  const { id, state } = await app.get(ErasureService).requestFor(who);
  return `It is ${state}: ${app.get(AuthConfig).PUBLIC_ORIGIN}/erasure/${id}`;
});
