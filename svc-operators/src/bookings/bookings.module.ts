import { Module } from '@nestjs/common';
import { BookingConsumer } from './booking.consumer.js';
import { BookingRepository } from './booking.repository.js';
import { BookingService } from './booking.service.js';

@Module({
  providers: [BookingConsumer, BookingRepository, BookingService],
  exports: [BookingRepository, BookingService],
})
export class BookingsModule {}
