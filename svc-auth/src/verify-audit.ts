import { createService, loadConfig } from '@safari/service-kit';
import { AppModule } from './app.module.js';
import { AuditService } from './audit/audit.service.js';
import { AuthConfig } from './config.js';
import { authService } from './service.js';

/** `npm run audit:verify`, with the service's own settings: whether the audit is as it was written, and where not. */
const config = loadConfig(AuthConfig);
const { schema: _, ...options } = authService(config);
const app = await createService(AppModule.forRoot(config), { LOG_LEVEL: 'error' }, options);
const { entries, head, broken } = await app.get(AuditService).verify();
if (broken) {
  process.stderr.write(
    `The audit is broken at entry ${broken.id} (${broken.at}); ${entries} before it hold.\n`,
  );
} else {
  process.stdout.write(`The audit holds: ${entries} entries, the last is ${head || 'none'}.\n`);
}
await app.close();
process.exit(broken ? 1 : 0);
