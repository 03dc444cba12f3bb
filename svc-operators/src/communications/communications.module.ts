import { Module } from '@nestjs/common';
import { RequestsModule } from '../availability-requests/requests.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { OutcomesModule } from '../outcomes/outcomes.module.js';
import { CommunicationController } from './communication.controller.js';
import { CommunicationService } from './communication.service.js';
import { Messenger } from './messenger.js';

@Module({
  imports: [BookingsModule, RequestsModule, OutcomesModule],
  controllers: [CommunicationController],
  providers: [CommunicationService, Messenger],
  exports: [Messenger],
})
export class CommunicationsModule {}
