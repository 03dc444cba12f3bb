import { loadConfig, startService } from '@safari/service-kit';
import { AppModule } from './app.module.js';
import { OperatorsConfig } from './config.js';
import { DemoSeed } from './seed/demo.seed.js';

await startService(
  () => loadConfig(OperatorsConfig),
  (config) => AppModule.forRoot(config),
  (config) => ({
    name: 'svc-operators',
    schema: 'operators',
    ...(config.SEED === 'demo' && { seed: (app) => app.get(DemoSeed).run() }),
  }),
);
