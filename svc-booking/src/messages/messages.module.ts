import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { MessageController } from './message.controller.js';
import { MessageRepository } from './message.repository.js';
import { MessageService } from './message.service.js';

@Module({
  imports: [BookingsModule],
  controllers: [MessageController],
  providers: [MessageRepository, MessageService],
  exports: [MessageService],
})
export class MessagesModule {}
