import { Module } from '@nestjs/common';
import { MessageController } from './message.controller.js';
import { MessagePosting } from './message-posting.service.js';
import { MessageReading } from './message-reading.service.js';
import { Threads } from './threads.js';

@Module({
  controllers: [MessageController],
  providers: [Threads, MessagePosting, MessageReading],
  exports: [MessagePosting],
})
export class MessagesModule {}
