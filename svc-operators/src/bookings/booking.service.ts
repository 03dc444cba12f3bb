import { Injectable } from '@nestjs/common';
import { retryUntilKnown } from '@safari/service-kit';
import { BookingRepository, type KnownBooking } from './booking.repository.js';

export const NOT_KNOWN_YET = 'The booking is not known here yet, try again in a moment.';

/** This service's own copy of bookings. */
@Injectable()
export class BookingService {
  constructor(private readonly bookings: BookingRepository) {}

  /** Waits a moment for a booking that was placed just now. */
  find(id: string): Promise<KnownBooking | undefined> {
    return retryUntilKnown(() => this.bookings.find(id));
  }
}
