import { Module } from '@nestjs/common';
import { QuestionsModule } from '../questions/questions.module.js';
import { BookingConsumer } from './booking.consumer.js';
import { BookingService } from './booking.service.js';

@Module({
  imports: [QuestionsModule],
  providers: [BookingConsumer, BookingService],
  exports: [BookingService],
})
export class BookingsModule {}
