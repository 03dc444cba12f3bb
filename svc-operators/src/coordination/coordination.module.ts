import { Module } from '@nestjs/common';
import { RequestsModule } from '../availability-requests/requests.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CommunicationsModule } from '../communications/communications.module.js';
import { QuestionsModule } from '../questions/questions.module.js';
import { CoordinationController } from './coordination.controller.js';
import { CoordinationService } from './coordination.service.js';

@Module({
  imports: [BookingsModule, RequestsModule, CommunicationsModule, QuestionsModule],
  controllers: [CoordinationController],
  providers: [CoordinationService],
})
export class CoordinationModule {}
