import { addDays, daysBetween, type PlainDate } from './dates.js';
import { fromMinor, type Money, toMinor } from './money.js';

/** Whose wish or fault a cancellation is: the terms are for the customer's alone. */
export const CANCELLED_BY = ['customer', 'staff', 'operator'] as const;
export type CancelledBy = (typeof CANCELLED_BY)[number];

/** For a cancellation at least `daysBefore` days before departure, `keptPercent` of the price is kept. */
export interface CancellationTier {
  daysBefore: number;
  /** percent of the total price */
  keptPercent: number;
}

/** What a customer accepts when booking; kept with the booking, whatever is offered to others later. */
export interface CancellationTerms {
  /** Identifies these terms; other tiers need another version. */
  version: string;
  /** By descending days; the last is for 0 days. Empty: nothing is ever kept. */
  tiers: CancellationTier[];
}

/** What a cancellation would cost, or has cost. */
export interface CancellationCost {
  /** Whole days to departure, 0 from that day on. */
  daysBefore: number;
  /** percent of the total price, by the terms */
  keptPercent: number;
  /** What had arrived for the booking. */
  paid: Money;
  /** What stays with us, never more than was paid. */
  kept: Money;
  /** What the customer gets back. */
  refund: Money;
}

/** What became of the money that had been paid. */
export type Settlement = Pick<CancellationCost, 'paid' | 'kept' | 'refund'>;

/** none = nothing had been paid, or all of it is kept */
export const REFUND_STATES = ['none', 'owed', 'paid'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** A booking that is called off. */
export interface Cancellation extends CancellationCost {
  bookingId: string;
  by: CancelledBy;
  reason: string;
  /** ISO 8601 */
  cancelledAt: string;
  termsVersion: string;
  refundState: RefundState;
  /** The day on which the refund left the trust account. */
  refundedOn: PlainDate | null;
  /** The bank's reference of the transfer; for staff only. */
  refundReference: string | null;
}

/** What a cancellation would cost or has cost, for the booking's customer and staff. */
export interface BookingCancellation {
  bookingId: string;
  terms: CancellationTerms;
  /** What it would cost today; null where it is too late or done. */
  costs: Record<CancelledBy, CancellationCost> | null;
  cancellation: Cancellation | null;
  /** Of a cancelled booking: what arrived since; the release before lacks it. */
  late?: LateMoney;
}

/** What arrived for a booking after it was cancelled. */
export interface LateMoney {
  arrived: Money;
  /** What of it has not gone back yet. */
  owed: Money;
}

/** What a customer sends. */
export interface CancelBooking {
  reason: string;
  /** The refund that the customer saw; refused with 409 `price_changed` when it is another amount by now. */
  refund: Money;
}

/** What staff send. */
export interface CancelBookingFor extends CancelBooking {
  by: CancelledBy;
}

/** That the refund has left the trust account. */
export interface RecordRefund {
  refundedOn: PlainDate;
  reference: string;
  /**
   * What staff saw as owed; refused with 409 `price_changed` when it is another amount by now; the release before lacks
   * it.
   */
  refund?: Money;
}

/** That a refund was recorded by mistake: it is owed as before. */
export interface VoidRefund {
  /** The refund that is meant: another one may have been recorded since. */
  reference: string;
  reason: string;
}

/** characters */
export const CANCELLATION_LIMITS = { reason: 1000, reference: 60 } as const;

/** Percent of the price that is kept, that many days before departure; after departure as on the day itself. */
export function keptPercent({ tiers }: CancellationTerms, daysBefore: number): number {
  return tiers.find((tier) => daysBefore >= tier.daysBefore)?.keptPercent ?? 0;
}

interface Cancellable {
  preferredDate: PlainDate;
  totalPrice: Money;
  paid: Money;
}

/** What it costs to cancel on that day: nothing where the customer is not at fault, and never more than was paid. */
export function cancellationCost(
  terms: CancellationTerms,
  { preferredDate, totalPrice, paid }: Cancellable,
  by: CancelledBy,
  today: PlainDate,
  currency: string,
): CancellationCost {
  const daysBefore = Math.max(0, daysBetween(today, preferredDate));
  const percent = by === 'customer' ? keptPercent(terms, daysBefore) : 0;
  return {
    daysBefore,
    keptPercent: percent,
    ...settlement({ totalPrice, paid, keptPercent: percent }, currency),
  };
}

/** What is kept of what was paid, never more than that, and what the customer gets back. */
export function settlement(
  { totalPrice, paid, keptPercent: percent }: { totalPrice: Money; paid: Money; keptPercent: number },
  currency: string,
): Settlement {
  const arrived = toMinor(paid, currency);
  const kept = Math.min(arrived, Math.round((toMinor(totalPrice, currency) * percent) / 100));
  return {
    paid: fromMinor(arrived, currency),
    kept: fromMinor(kept, currency),
    refund: fromMinor(arrived - kept, currency),
  };
}

/**
 * Whether a refund that was paid was calculated from this line of the ledger, so that the refund has to be voided
 * first.
 */
export function isRefunded(
  { late = false }: { late?: boolean },
  refund: { state: RefundState } | null | undefined,
): boolean {
  return !late && refund?.state === 'paid';
}

/**
 * The last day on which each tier holds, for people to read: `until` is null for the last tier, which has no end. A tier
 * whose days are over is left out.
 */
export function openTierDays(
  { tiers }: CancellationTerms,
  preferredDate: PlainDate,
  today: PlainDate,
): { until: PlainDate | null; keptPercent: number }[] {
  return tiers
    .map(({ daysBefore, keptPercent }, index) => ({
      until: index === tiers.length - 1 ? null : addDays(preferredDate, -daysBefore),
      keptPercent,
    }))
    .filter(({ until }) => until === null || until >= today);
}

/** What is wrong with cancellation terms; empty when they can be offered. */
export function termsFaults(terms: unknown): string[] {
  const { version, tiers } = (terms ?? {}) as Partial<CancellationTerms>;
  if (typeof version !== 'string' || version.trim() === '' || !Array.isArray(tiers)) {
    return ['must be JSON with a version and tiers'];
  }
  const whole = (value: unknown, most: number) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
  const right = tiers.every((tier) => whole(tier?.daysBefore, 3650) && whole(tier.keptPercent, 100));
  if (!right) return ['needs whole daysBefore and keptPercent (0 to 100) in every tier'];
  const falling = tiers.every((tier, index) => {
    const next = tiers[index + 1];
    return next === undefined
      ? tier.daysBefore === 0
      : tier.daysBefore > next.daysBefore && tier.keptPercent <= next.keptPercent;
  });
  return falling
    ? []
    : ['needs the most days first, never less kept with fewer days, and a last tier of 0 days'];
}
