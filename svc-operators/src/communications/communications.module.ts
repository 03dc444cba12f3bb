import { Module } from '@nestjs/common';
import { AnswersModule } from '../answers/answers.module.js';
import { RequestsModule } from '../availability-requests/requests.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { OutcomesModule } from '../outcomes/outcomes.module.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { CommunicationController } from './communication.controller.js';
import { CommunicationService } from './communication.service.js';
import { Messenger } from './messenger.js';

@Module({
  imports: [AnswersModule, BookingsModule, OutcomesModule, QuestionsModule, RequestsModule],
  controllers: [CommunicationController],
  providers: [CommunicationService, Messenger],
  exports: [Messenger],
})
export class CommunicationsModule {}
