import { Injectable } from '@nestjs/common';
import type { Booking, Identity } from '@safari/contracts';
import { type CustomerIdentity, Database, DomainError } from '@safari/service-kit';
import { BOOKING_COLUMNS } from './booking.view.js';

const OWN_MAX = 500;

@Injectable()
export class BookingReading {
  constructor(private readonly database: Database) {}

  /** Staff see any booking, a customer only their own: another's is simply not found. */
  async visible({ staff, customer }: Identity, id: string): Promise<Booking> {
    const [booking] = await this.database.rows<Booking>(
      'booking-visible',
      `select ${BOOKING_COLUMNS} from booking where id = $1 and ($2::boolean or customer_id = $3)`,
      [id, staff !== undefined, customer?.id ?? null],
    );
    if (!booking) throw DomainError.notFound('The booking');
    return booking;
  }

  /** Newest first, at most {@link OWN_MAX}. */
  ownedBy(customer: CustomerIdentity): Promise<Booking[]> {
    return this.database.rows<Booking>(
      'bookings-of-customer',
      `select ${BOOKING_COLUMNS} from booking where customer_id = $1
       order by created_at desc, id desc limit ${OWN_MAX}`,
      [customer.id],
    );
  }
}
