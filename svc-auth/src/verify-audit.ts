import { DomainError } from '@safari/service-kit';
import { AuditService } from './audit/audit.service.js';
import { runCommand } from './command.js';

/** `npm run audit:verify`, with the service's own settings: whether the audit is intact, and where it is not. */
await runCommand(async (app) => {
  const { entries, head, broken } = await app.get(AuditService).verify();
  if (broken) {
    const sentence = `The audit is broken at entry ${broken.id} (${broken.at}); ${entries} before it hold.`;
    throw new DomainError('conflict', sentence);
  }
  return `The audit holds: ${entries} entries, the last is ${head || 'none'}.`;
});
