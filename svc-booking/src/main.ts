import { loadConfig, startService } from '@safari/service-kit';
import { AppModule } from './app.module.js';
import { BookingConfig } from './config.js';

await startService(
  () => loadConfig(BookingConfig),
  (config) => AppModule.forRoot(config),
  { name: 'svc-booking', schema: 'booking' },
);
