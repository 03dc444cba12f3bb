import { Injectable } from '@nestjs/common';
import type { AskData } from '@safari/contracts';
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
   * Waits a moment for a booking that was placed just now, and asks once for its special requests.
   * @throws DomainError `unavailable` where they cannot be asked for
   */
  async find(id: string): Promise<KnownBooking | undefined> {
    const booking = await retryUntilKnown(() => this.bookings.find(id));
    return booking && this.complete(booking);
  }

  /**
   * The present state of what was found before the transaction, locked until the transaction ends.
   * @throws DomainError `gone` where it was erased, `unavailable` where changed special requests cannot be asked for
   */
  async share(tx: EntityManager, found: KnownBooking): Promise<KnownBooking> {
    await this.bookings.share(tx, found.id);
    const booking = (await this.bookings.findIn(tx, found.id)) ?? found;
    if (booking.factsVersion === found.factsVersion && booking.specialRequests !== null) {
      return { ...booking, specialRequests: found.specialRequests };
    }
    // not stored: a booking that is only locked for share cannot be updated
    const specialRequests = booking.specialRequests ?? (await this.ask(found.id)).specialRequests;
    return { ...booking, specialRequests: specialRequests ?? '' };
  }

  /** Adds the special requests, unless they cannot be asked for just now. @param tx that has locked the booking */
  async completeIfKnown(booking: KnownFacts, tx?: EntityManager): Promise<KnownFacts> {
    try {
      return await this.complete(booking, tx);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unavailable') return booking;
      throw error;
    }
  }

  private async complete(booking: KnownFacts, tx?: EntityManager): Promise<KnownBooking> {
    const { specialRequests: known } = booking;
    if (known !== null) return { ...booking, specialRequests: known };
    const { specialRequests, durationDays = booking.durationDays } = await this.ask(booking.id);
    if (specialRequests === null) return { ...booking, specialRequests: '' };
    const complete = { ...booking, specialRequests, durationDays };
    await this.bookings.updateAsked(complete, tx);
    return complete;
  }

  private ask(bookingId: string): Promise<AskData['booking.special-requests']['answer']> {
    return this.asks.ask('booking.special-requests', { bookingId });
  }
}
