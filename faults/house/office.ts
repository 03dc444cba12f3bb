import { randomUUID } from 'node:crypto';
import { addDays, type Booking, type BookingSummary, type PlaceBooking, today } from '@safari/contracts';
import { eventually } from '@safari/service-kit/testing';
import { staffPassword } from '../../local/src/settings/sign-ins.js';
import { Caller } from './caller.js';
import type { House } from './house.js';

/** A booking as it was confirmed to a customer. */
export interface Acknowledged {
  id: string;
  customer: string;
}

/** Normal business: customers who book one trip, staff who ask one operator by letter. */
export interface Office {
  staff: Caller;
  customers: Readonly<Record<string, Caller>>;
  /** Places a booking for a customer, and repeats the request until it is answered. @param key null: without a key */
  book(customer: string, key?: string | null): Promise<Acknowledged>;
  /** Asks the operator for a booking, which writes one letter and one history entry. */
  coordinate(bookingId: string): Promise<void>;
  /** The staff's totals. */
  summary(): Promise<BookingSummary>;
  /** A customer's own list. */
  listOf(customer: string): Promise<Booking[]>;
}

const PRICE = '410.50';
/** The booking's copy has not arrived yet. */
const NOT_KNOWN_YET = 404;

/** @param names the customers' names */
export async function openOffice({ origin, query }: House, names: readonly string[]): Promise<Office> {
  const staff = new Caller(origin);
  await staff.insist('POST', '/api/auth/admin-login', { password: staffPassword });
  const customers = Object.fromEntries(names.map((name) => [name, new Caller(origin)]));
  for (const [name, caller] of Object.entries(customers)) await caller.signInAs(name);
  const callerOf = (name: string): Caller => {
    const caller = customers[name];
    if (!caller) throw new Error(`${name} is no customer here`);
    return caller;
  };
  const trip = await staff.insist<{ id: number }>('POST', '/api/packages', {
    name: 'Two days at the lookout',
    description: 'A rock above the plain.',
    imageUrl: '/pictures/lookout.webp',
    price: PRICE,
    duration: 2,
    itinerary: [{ title: 'Arrival', activities: ['A walk'] }],
  });
  const operator = await staff.insist<{ id: number }>('POST', '/api/operators', {
    name: 'Lookout Lodge',
    contactEmail: 'lodge@example.com',
    rating: 4.5,
  });
  await eventually(
    'the copies have arrived',
    async () => (await query('select from booking.item, booking.operator')).length === 1,
  );
  return {
    staff,
    customers,
    book: async (customer, key = randomUUID()) => {
      const request: PlaceBooking = {
        bookingType: 'package',
        itemId: trip.id,
        customerName: customer,
        customerEmail: 'traveler@example.com',
        customerPhone: '+255 27 555 0171',
        numberOfTravelers: 1,
        preferredDate: addDays(today(), 30),
        specialRequests: '',
        totalPrice: PRICE,
      };
      const { id } = await callerOf(customer).insist<Booking>('POST', '/api/bookings', request, { key });
      return { id, customer };
    },
    coordinate: async (bookingId) => {
      const path = `/api/bookings/${bookingId}/coordinate`;
      await staff.insist('POST', path, { operatorIds: [operator.id] }, { repeatedAt: [NOT_KNOWN_YET] });
    },
    summary: () => staff.insist('GET', '/api/bookings/summary'),
    listOf: (customer) => callerOf(customer).insist('GET', '/api/user/bookings'),
  };
}
