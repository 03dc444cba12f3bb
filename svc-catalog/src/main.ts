import { loadConfig, startService } from '@safari/service-kit';
import { AppModule } from './app.module.js';
import { CatalogConfig } from './config.js';
import { DemoSeed } from './seed/demo.seed.js';

await startService(
  () => loadConfig(CatalogConfig),
  (config) => AppModule.forRoot(config),
  (config) => ({
    name: 'svc-catalog',
    schema: 'catalog',
    ...(config.SEED === 'demo' && { seed: (app) => app.get(DemoSeed).run() }),
  }),
);
