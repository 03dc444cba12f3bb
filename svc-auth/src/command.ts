import type { INestApplicationContext } from '@nestjs/common';
import { createService, DomainError, loadConfig } from '@safari/service-kit';
import { AppModule } from './app.module.js';
import { AuthConfig } from './config.js';
import { authService } from './service.js';

/** Ends the process with 2: the arguments do not say what to do, so nothing was done. */
export function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

/**
 * Runs one command with the service's own settings and database, beside the processes that serve; prints its result,
 * and ends the process: with 1 and the reason for a `DomainError`.
 */
export async function runCommand(act: (app: INestApplicationContext) => Promise<string>): Promise<never> {
  const config = loadConfig(AuthConfig);
  const { schema: _, ...options } = authService(config);
  const app = await createService(AppModule.forRoot(config), { LOG_LEVEL: 'error' }, options);
  let code = 0;
  try {
    process.stdout.write(`${await act(app)}\n`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    process.stderr.write(`${error.message}\n`);
    code = 1;
  }
  await app.close();
  process.exit(code);
}
