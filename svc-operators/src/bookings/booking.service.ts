import { Injectable } from '@nestjs/common';
import { Asks, retryUntilKnown } from '@safari/service-kit';
import { BookingRepository, type KnownBooking } from './booking.repository.js';

export const NOT_KNOWN_YET = 'The booking is not known here yet, try again in a moment.';

/** This service's own copy of bookings. */
@Injectable()
export class BookingService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly asks: Asks,
  ) {}

  /**
   * Waits a moment for a booking that was placed just now, and asks once for what its customer wrote.
   * @throws DomainError `unavailable` where that cannot be asked
   */
  async find(id: string): Promise<KnownBooking | undefined> {
    const booking = await retryUntilKnown(() => this.bookings.find(id));
    return booking && { ...booking, specialRequests: booking.specialRequests ?? (await this.wordsOf(id)) };
  }

  private async wordsOf(bookingId: string): Promise<string> {
    const { specialRequests } = await this.asks.ask('booking.special-requests', { bookingId });
    if (specialRequests === null) return '';
    await this.bookings.updateSpecialRequests(bookingId, specialRequests);
    return specialRequests;
  }
}
