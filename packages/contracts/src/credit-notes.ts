import { fromMinor, type Money, toMinor } from './money.js';

/**
 * How an issued invoice is corrected: replace = all of it is taken back and another one is issued, reduce = what it says
 * beyond the price is taken back, void = all of it is taken back.
 */
export const CORRECTIONS = ['replace', 'reduce', 'void'] as const;
export type Correction = (typeof CORRECTIONS)[number];

/** Takes an invoice back, or a part of it; issued once and never changed. */
export interface CreditNote {
  id: number;
  /** e.g. `CN-2026-000042`, in a series of its own without gaps */
  number: string;
  /** The invoice's number. */
  invoice: string;
  amount: Money;
  /** ISO 8601 */
  issuedAt: string;
  /** As it is printed. */
  reason: string;
}

export interface IssueCreditNote {
  /** The invoice's number. */
  invoice: string;
  correction: Correction;
  /** What staff saw as its amount; refused with 409 `price_changed` when it is another one by now. */
  amount: Money;
  /** Printed, and read by the customer. */
  reason: string;
}

export const CREDIT_NOTE_LIMITS = { reason: 300 } as const;

interface Credited {
  amount: Money;
  creditNotes?: readonly Pick<CreditNote, 'amount'>[];
}

const standingMinor = ({ amount, creditNotes = [] }: Credited, currency: string): number =>
  creditNotes.reduce((minor, credit) => minor - toMinor(credit.amount, currency), toMinor(amount, currency));

/** What an invoice still says once its credit notes are taken off. */
export function standingAmount(invoice: Credited, currency: string): Money {
  return fromMinor(standingMinor(invoice, currency), currency);
}

/** Whether nothing of an invoice is left. An invoice over nothing stands until it is taken back. */
export function isVoided(invoice: Credited, currency: string): boolean {
  return (invoice.creditNotes ?? []).length > 0 && standingMinor(invoice, currency) === 0;
}

/**
 * The ways in which an invoice can be corrected, each with its amount. A correction never leaves less than the trip
 * costs: a lower price is a change of the booking, which both sides accept.
 * @param cost what is asked of the customer now: the price, or what is kept of a cancelled booking
 * @param settled whether the booking is paid or over: then no later invoice would be issued, so voiding is not offered
 */
export function correctionsOf(
  invoice: Credited,
  { cost, cancelled, settled }: { cost: Money; cancelled: boolean; settled: boolean },
  currency: string,
): Partial<Record<Correction, Money>> {
  if (isVoided(invoice, currency)) return {};
  const standing = standingMinor(invoice, currency);
  const wanted = toMinor(cost, currency);
  return {
    ...(!cancelled && { replace: fromMinor(standing, currency) }),
    ...(wanted > 0 && wanted < standing && { reduce: fromMinor(standing - wanted, currency) }),
    ...(!settled && { void: fromMinor(standing, currency) }),
  };
}

/** Where the booking's customer and staff find a credit note as a PDF. */
export function creditNotePath(bookingId: string, number: string): string {
  return `/api/bookings/${bookingId}/credit-notes/${number}.pdf`;
}
