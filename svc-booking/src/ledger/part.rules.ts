import { formatMoney, type Money, toMinor } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';

/** What a booking's money lacks to be even: of its price, or to its customer. */
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

/** @throws DomainError where something else is open than staff saw, or the amount is no part of it */
export function assertPart(is: Open, { amount, seen, open }: Part, currency: string): void {
  const [minor, most] = [toMinor(amount, currency), toMinor(open, currency)];
  const shown = formatMoney(open, currency, { locale: 'en-US', decimals: 'needed' });
  if (seen !== open) {
    throw new DomainError(
      'price_changed',
      `${shown} is ${is} by now. Look at the payments and decide again.`,
      { extensions: { [is]: open } },
    );
  }
  if (minor === 0) throw DomainError.field('amount', MISSING[is]);
  if (minor > most) throw DomainError.field('amount', `Only ${shown} is ${is}.`);
}
