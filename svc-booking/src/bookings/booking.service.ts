import { Injectable } from '@nestjs/common';
import type { Booking, Identity } from '@safari/contracts';
import { type CustomerIdentity, DomainError } from '@safari/service-kit';
import { BookingRepository } from './booking.repository.js';

@Injectable()
export class BookingService {
  constructor(private readonly bookings: BookingRepository) {}

  /** Staff see any booking, a customer only their own: another's is simply not found. */
  async visible({ staff, customer }: Identity, id: string): Promise<Booking> {
    const booking = staff
      ? await this.bookings.find(id)
      : customer && (await this.bookings.findOf(customer.id, id));
    if (!booking) throw DomainError.notFound('The booking');
    return booking;
  }

  /** Newest first. */
  ownedBy(customer: CustomerIdentity): Promise<Booking[]> {
    return this.bookings.ownedBy(customer.id);
  }
}
