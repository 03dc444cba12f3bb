import { Injectable } from '@nestjs/common';
import type { Booking } from '@safari/contracts';
import type { Page } from '@safari/service-kit';
import { BookingRepository } from './booking.repository.js';
import type { BookingPage } from './booking-list.query.js';

@Injectable()
export class BookingListService {
  constructor(private readonly bookings: BookingRepository) {}

  page(list: BookingPage): Promise<Page<Booking>> {
    return this.bookings.page(list);
  }
}
