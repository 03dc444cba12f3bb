import { type DynamicModule, Global, Module } from '@nestjs/common';
import { MAIL_OPTIONS, type MailOptions } from './mail-options.js';
import { MailOutcomes } from './mail-outcomes.js';
import { MailWorker } from './mail-worker.js';
import { OutgoingMail } from './outgoing-mail.js';
import { OutgoingMailRepository } from './outgoing-mail.repository.js';

@Global()
@Module({})
export class MailModule {
  static forRoot(options: MailOptions): DynamicModule {
    return {
      module: MailModule,
      providers: [
        { provide: MAIL_OPTIONS, useValue: options },
        OutgoingMailRepository,
        OutgoingMail,
        MailOutcomes,
        MailWorker,
      ],
      exports: [OutgoingMail],
    };
  }
}
