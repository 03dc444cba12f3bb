import { createService, loadConfig } from '@safari/service-kit';
import { AppModule } from './app.module.js';
import { AuthConfig } from './config.js';
import { authService } from './service.js';
import { SessionService } from './sessions/session.service.js';

/**
 * `npm run sessions:end -- staff`, `-- customers` or `-- name@example.com`, with the service's own settings: whoever
 * was signed in has to sign in again, within the seconds that a gateway remembers a session.
 */
const [who = ''] = process.argv.slice(2);
const everybody = { staff: 'staff', customers: 'customer' } as const;
const kind = who.includes('@') ? 'customer' : everybody[who as keyof typeof everybody];
if (!kind) {
  process.stderr.write('Say whose sessions: staff, customers, or the e-mail address of one customer.\n');
  process.exit(2);
}
const config = loadConfig(AuthConfig);
const { schema: _, ...options } = authService(config);
const app = await createService(AppModule.forRoot(config), { LOG_LEVEL: config.LOG_LEVEL }, options);
const ended = await app.get(SessionService).endAll(kind, who.includes('@') ? who : undefined);
process.stdout.write(`${ended} sessions ended.\n`);
await app.close();
process.exit(0);
