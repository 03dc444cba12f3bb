import { Module } from '@nestjs/common';
import { BookingConsumer } from './booking.consumer.js';
import { BookingService } from './booking.service.js';

@Module({ providers: [BookingConsumer, BookingService], exports: [BookingService] })
export class BookingsModule {}
