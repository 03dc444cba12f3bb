import { Injectable } from '@nestjs/common';
import { Asks, DomainError, retryUntilKnown } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { BookingRepository, type KnownBooking, type KnownFacts } from './booking.repository.js';

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
    return booking && { ...booking, specialRequests: await this.wordsOf(booking) };
  }

  /**
   * What was found before the transaction, as it is by now and stays until the transaction ends.
   * @throws DomainError `gone` where it was erased, `unavailable` where other words cannot be asked for
   */
  async share(tx: EntityManager, found: KnownBooking): Promise<KnownBooking> {
    await this.bookings.share(tx, found.id);
    const booking = (await this.bookings.findIn(tx, found.id)) ?? found;
    if (booking.factsVersion === found.factsVersion && booking.specialRequests !== null) {
      return { ...booking, specialRequests: found.specialRequests };
    }
    // not stored: a booking that is only locked for share cannot be updated
    return { ...booking, specialRequests: booking.specialRequests ?? (await this.ask(found.id)) ?? '' };
  }

  /** What its customer wrote; null where that cannot be asked just now. @param tx that has locked the booking */
  async wordsIfTold(booking: KnownFacts, tx?: EntityManager): Promise<string | null> {
    try {
      return await this.wordsOf(booking, tx);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unavailable') return null;
      throw error;
    }
  }

  private async wordsOf(booking: KnownFacts, tx?: EntityManager): Promise<string> {
    if (booking.specialRequests !== null) return booking.specialRequests;
    const words = await this.ask(booking.id);
    if (words === null) return '';
    await this.bookings.updateSpecialRequests(booking, words, tx);
    return words;
  }

  /** null where there is no such booking any more */
  private async ask(bookingId: string): Promise<string | null> {
    const { specialRequests } = await this.asks.ask('booking.special-requests', { bookingId });
    return specialRequests;
  }
}
