import { loadConfig, startService } from '@safari/service-kit';
import { AppModule } from './app.module.js';
import { AuthConfig } from './config.js';
import { authService } from './service.js';

await startService(
  () => loadConfig(AuthConfig),
  (config) => AppModule.forRoot(config),
  authService,
);
