import type { Booking, BookingProgress, ItemNaming } from '../bookings.js';

/** A booking that nobody runs yet; a test names what matters to it. */
type ToldBooking = Booking & Required<Pick<Booking, ItemNaming>>;

export function exampleBooking(facts: Partial<ToldBooking> = {}): ToldBooking {
  return {
    id: '0193a000-5f2e-7c31-9a40-8f1be02c6a00',
    reference: 'KS-7F3K2Q',
    bookingType: 'package',
    itemId: 4,
    itemName: 'Northern Circuit',
    itemTranslations: [],
    status: 'pending',
    assignedOperatorId: null,
    assignedOperatorName: null,
    customerName: 'Amina Msafiri',
    customerEmail: 'amina@example.com',
    customerPhone: '+255 712 555 010',
    numberOfTravelers: 3,
    preferredDate: '2027-02-11',
    unitPrice: '100.00',
    totalPrice: '300.00',
    specialRequests: '',
    createdAt: '2026-11-20T08:00:00.000Z',
    version: 1,
    ...facts,
  };
}

/** How far a booking of three days is that nobody has answered. */
export function exampleProgress(facts: Partial<BookingProgress> = {}): BookingProgress {
  return {
    waiting: true,
    unanswered: 0,
    offers: [],
    changeAsked: false,
    operatorRefused: false,
    invoiced: false,
    invoiceStale: false,
    paidInFull: false,
    day: null,
    days: 3,
    ...facts,
  };
}
