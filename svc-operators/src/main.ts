import { loadConfig, startService } from '@safari/service-kit';
import { AppModule } from './app.module.js';
import { OperatorsConfig } from './config.js';

await startService(
  () => loadConfig(OperatorsConfig),
  (config) => AppModule.forRoot(config),
  { name: 'svc-operators', schema: 'operators' },
);
