import { type Brand, expectedEnd, hasBegun, type Money, type PlainDate, today } from '@safari/contracts';
import type { BookingEntity } from '../bookings/booking.entity.js';
import type { BookingConfig } from '../config.js';

/** Whose invoice it is, as it is printed. */
export interface Issuer extends Brand {
  /** the postal address as one line */
  address: string;
}

/** Everything an invoice says, kept with it at its issue: printed again years later, it says the same. */
export interface InvoiceFacts {
  number: string;
  issuedOn: PlainDate;
  issuer: Issuer;
  billTo: { name: string; email: string; phone: string };
  trip: { reference: string; itemName: string; from: PlainDate; to: PlainDate; days: number };
  travelers: number;
  unitPrice: Money;
  totalPrice: Money;
  /** what had arrived at its issue */
  paid: Money;
  due: Money;
  /** the account as it is printed; empty: given by telephone */
  trustAccount: string;
  /** what is promised about the money; empty once the trip has begun, until which it is kept in trust */
  trustStatement: string;
}

interface Issue {
  number: string;
  at: Date;
  paid: Money;
  due: Money;
}

const TRUST_STATEMENT = 'Your payment goes into a client trust account and stays in trust until your trip.';

/** When a booking's trip is. */
export const stayOf = ({
  preferredDate: from,
  durationDays: days,
}: Pick<BookingEntity, 'preferredDate' | 'durationDays'>): Pick<
  InvoiceFacts['trip'],
  'from' | 'to' | 'days'
> => ({
  from,
  to: expectedEnd(from, days),
  days,
});

export function invoiceFacts(
  booking: BookingEntity,
  { number, at, paid, due }: Issue,
  { brand, BRAND_ADDRESS: address, TRUST_ACCOUNT: trustAccount }: BookingConfig,
): InvoiceFacts {
  return {
    number,
    issuedOn: today(at),
    issuer: { ...brand, address },
    billTo: { name: booking.customerName, email: booking.customerEmail, phone: booking.customerPhone },
    trip: { reference: booking.reference, itemName: booking.itemName, ...stayOf(booking) },
    travelers: booking.numberOfTravelers,
    unitPrice: booking.unitPrice,
    totalPrice: booking.totalPrice,
    paid,
    due,
    trustAccount,
    trustStatement: hasBegun(booking.status) ? '' : TRUST_STATEMENT,
  };
}
