/** An amount as it travels: a decimal string with two places, e.g. `'1250.00'`. */
export type Money = string;

const PATTERN = /^(\d{1,10})(?:\.(\d{1,2}))?$/;

/** Cents of a non-negative decimal string; `undefined` when it is not an amount of at most two places. */
export function toCents(amount: string): number | undefined {
  const match = PATTERN.exec(amount.trim());
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** `125000` → `'1250.00'` */
export function fromCents(cents: number): Money {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** The price of a trip: unit price × travelers, in cents inside, a decimal string outside. */
export function totalPrice(unitPrice: Money, travelers: number): Money {
  const cents = toCents(unitPrice);
  if (cents === undefined) throw new RangeError(`not an amount: ${unitPrice}`);
  return fromCents(cents * travelers);
}

/** The share of one traveler, rounded to the cent. */
export function pricePerPerson(total: Money, travelers: number): Money {
  return fromCents(Math.round((toCents(total) ?? 0) / Math.max(1, travelers)));
}

/** Same amount, however it is written (`'1250'` and `'1250.00'`). */
export function sameAmount(a: string, b: string): boolean {
  const cents = toCents(a);
  return cents !== undefined && cents === toCents(b);
}
