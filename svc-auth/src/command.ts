import type { INestApplicationContext } from '@nestjs/common';
import { createService, DomainError, loadConfig } from '@safari/service-kit';
import { AppModule } from './app.module.js';
import { AuthConfig } from './config.js';
import { authService } from './service.js';

/** The arguments do not say what is to be done: nothing was, and the process ends with 2. */
export function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

/**
 * Does one thing with the service's own settings and database beside those that serve, says what came of it, and ends
 * the process: with 1 where a `DomainError` says why not.
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
