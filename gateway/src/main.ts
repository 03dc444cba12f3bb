import { loadConfig, startService } from '@safari/service-kit/process';
import { AppModule } from './app.module.js';
import { GatewayConfig } from './config.js';
import { gateway } from './gateway.js';

await startService(
  () => loadConfig(GatewayConfig),
  (config) => AppModule.forRoot(config),
  gateway,
);
