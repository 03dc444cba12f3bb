import { Database, loadConfig, startService } from '@safari/service-kit';
import { AppModule } from './app.module.js';
import { BookingConfig } from './config.js';
import { InvoiceIssueService } from './invoices/invoice-issue.service.js';

await startService(
  () => loadConfig(BookingConfig),
  (config) => AppModule.forRoot(config),
  {
    name: 'svc-booking',
    schema: 'booking',
    seed: (app) => app.get(Database).transaction((tx) => app.get(InvoiceIssueService).complete(tx)),
  },
);
