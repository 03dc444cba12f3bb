import type { Booking } from './bookings.js';
import type { RefundState } from './cancellations.js';
import { isVoided } from './credit-notes.js';
import type { PlainDate } from './dates.js';
import type { Invoice, InvoicedTrip, Payment } from './invoices.js';
import { fromMinor, type Money, toMinor } from './money.js';
import type { Repayment } from './repayments.js';

/** What the assigned operator's Payment tab and the customer see of the money. */
export interface BookingMoney {
  bookingId: string;
  totalPrice: Money;
  paid: Money;
  due: Money;
  /** What is asked of the customer: the price, or what is kept of a cancelled booking; the release before lacks it. */
  cost?: Money;
  /** What the invoices say, less their credit notes; the release before lacks it. */
  invoiced?: Money;
  /** oldest first; one of them at most is not voided */
  invoices: Invoice[];
  /** oldest first; `paid` counts what was received and not voided, reconciling it adds nothing */
  payments: Payment[];
  /**
   * oldest first; what went back to the customer and is not voided is not counted as `paid` any more; the release
   * before lacks it
   */
  repayments?: Repayment[];
  /** The refund of a cancelled booking; null for any other booking. */
  refund: {
    amount: Money;
    state: RefundState;
    /** The day on which it left; the release before lacks it. */
    refundedOn?: PlainDate | null;
  } | null;
}

type Paid = Pick<BookingMoney, 'totalPrice' | 'paid' | 'cost'> & { refund: { amount: Money } | null };

/**
 * What the customer is owed besides a refund: what they have paid beyond the price or, for a cancelled booking, beyond
 * what was kept and refunded at the cancellation.
 */
export function owedOf({ totalPrice, paid, cost, refund }: Paid, currency: string): Money {
  const minor = (amount: Money) => toMinor(amount, currency);
  // a service that does not send what is kept takes no money for a cancelled booking
  const settled = refund ? minor(cost ?? paid) + minor(refund.amount) : minor(totalPrice);
  return fromMinor(Math.max(0, minor(paid) - settled), currency);
}

/** The invoice that is not fully taken back; a booking has one at most. */
export const standingInvoice = (
  { invoices }: Pick<BookingMoney, 'invoices'>,
  currency: string,
): Invoice | undefined => invoices.find((invoice) => !isVoided(invoice, currency));

/** The standing invoice, where its amount is not what is asked of the customer now. */
export function staleInvoice(
  { invoiced, cost, ...money }: Pick<BookingMoney, 'invoices' | 'invoiced' | 'cost'>,
  currency: string,
): { invoice: Invoice; says: Money; cost: Money } | undefined {
  const invoice = standingInvoice(money, currency);
  if (!invoice || invoiced === undefined || cost === undefined) return undefined;
  return toMinor(invoiced, currency) === toMinor(cost, currency)
    ? undefined
    : { invoice, says: invoiced, cost };
}

/** The standing invoice, where its dates or party are not the booking's now; a cancelled booking has no dates. */
export function formerTripInvoice(
  money: Pick<BookingMoney, 'invoices'>,
  {
    status,
    preferredDate,
    numberOfTravelers,
  }: Pick<Booking, 'status' | 'preferredDate' | 'numberOfTravelers'>,
  currency: string,
): { invoice: Invoice; trip: InvoicedTrip } | undefined {
  const invoice = standingInvoice(money, currency);
  const trip = invoice?.trip;
  if (!trip || status === 'cancelled') return undefined;
  return trip.from === preferredDate && trip.travelers === numberOfTravelers ? undefined : { invoice, trip };
}
