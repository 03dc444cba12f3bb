import { formatMoney, type Money, toMinor } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';

/** The side of a booking's money that is open: what is due of its price, or what is owed to its customer. */
type Open = 'due' | 'owed';

interface Part {
  /** What moved. */
  amount: Money;
  /** What staff saw as open. */
  seen: Money;
  /** What is open. */
  open: Money;
}

const MISSING: Record<Open, string> = {
  due: 'Enter the amount that arrived.',
  owed: 'Enter the amount that went back.',
};

/** @throws DomainError where the open amount is not the one that staff saw, or the amount is no part of it */
export function assertPart(is: Open, part: Part, currency: string): void {
  const { amount, open } = part;
  assertSeen(is, part, currency);
  if (toMinor(amount, currency) === 0) throw DomainError.field('amount', MISSING[is]);
  if (toMinor(amount, currency) > toMinor(open, currency)) {
    throw DomainError.field('amount', `Only ${shown(open, currency)} is ${is}.`);
  }
}

/**
 * What arrives beyond what is due is owed, and is taken only where staff say what they saw as owed.
 * @param owed what they saw as paid beyond the price, where they saw it, and what is
 * @throws DomainError where something else is due or owed than staff saw, nothing arrived, or more than they say
 */
export function assertArrived(
  part: Part,
  owed: { seen: Money | undefined; open: Money },
  currency: string,
): void {
  const { amount, open } = part;
  if (owed.seen === undefined || toMinor(amount, currency) <= toMinor(open, currency)) {
    assertPart('due', part, currency);
  } else {
    assertSeen('due', part, currency);
    assertSeen('owed', { seen: owed.seen, open: owed.open }, currency);
  }
}

/**
 * All that arrives for a cancelled booking is owed. @throws DomainError where something else is owed than staff saw, or
 * nothing arrived
 */
export function assertLate(part: Part, currency: string): void {
  assertSeen('owed', part, currency);
  if (toMinor(part.amount, currency) === 0) throw DomainError.field('amount', MISSING.due);
}

function assertSeen(is: Open, { seen, open }: Omit<Part, 'amount'>, currency: string): void {
  if (seen === open) return;
  throw new DomainError(
    'price_changed',
    `${shown(open, currency)} is ${is} by now. Look at the payments and decide again.`,
    { extensions: { [is]: open } },
  );
}

const shown = (amount: Money, currency: string): string =>
  formatMoney(amount, currency, { locale: 'en-US', decimals: 'needed' });
