import { type DynamicModule, Global, Module } from '@nestjs/common';
import { FailedLetterRepository } from './failed-letter.repository.js';
import { failedLettersController } from './failed-letters.controller.js';
import { FailedLetters } from './failed-letters.js';
import { LateLetterRepository } from './late-letter.repository.js';
import { lateLettersController } from './late-letters.controller.js';
import { MailFigures } from './mail.figures.js';
import { MAIL_OPTIONS, type MailOptions } from './mail-options.js';
import { MailOutcomes } from './mail-outcomes.js';
import { MailWorker } from './mail-worker.js';
import { OutgoingMail } from './outgoing-mail.js';
import { OutgoingMailRepository } from './outgoing-mail.repository.js';

@Global()
@Module({})
export class MailModule {
  /** @param service e.g. `svc-booking` */
  static forRoot(service: string, options: MailOptions): DynamicModule {
    return {
      module: MailModule,
      controllers: [failedLettersController(service), lateLettersController(service)],
      providers: [
        { provide: MAIL_OPTIONS, useValue: options },
        OutgoingMailRepository,
        OutgoingMail,
        FailedLetterRepository,
        FailedLetters,
        LateLetterRepository,
        MailOutcomes,
        MailWorker,
        MailFigures,
      ],
      exports: [OutgoingMail],
    };
  }
}
