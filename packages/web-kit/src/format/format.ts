import { SAFARI_TIME_ZONE } from '@safari/contracts';

/** How one language writes amounts, days and moments. */
export interface Format {
  /** Decimal string or number of US dollars: `$1,250`, `$99.50`. */
  money: (amount: string | number) => string;
  number: (value: number) => string;
  /** A plain `YYYY-MM-DD`, or the day of an ISO moment at the safari: `Jul 14, 2026`. */
  date: (value: string) => string;
  /** An ISO moment with its time, in the reader's own zone. */
  dateTime: (moment: string) => string;
  /** `in 3 days`, `2 hours ago` */
  relative: (moment: string, now?: Date) => string;
  list: (items: readonly string[]) => string;
}

const UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

export function createFormat(locale: string): Format {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const number = new Intl.NumberFormat(locale);
  const plainDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const safariDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: SAFARI_TIME_ZONE });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const list = new Intl.ListFormat(locale);

  return {
    money: (amount) => money.format(Number(amount)),
    number: (value) => number.format(value),
    date: (value) =>
      value.length === 10
        ? plainDay.format(new Date(`${value}T00:00:00Z`))
        : safariDay.format(new Date(value)),
    dateTime: (moment) => dateTime.format(new Date(moment)),
    relative: (moment, now = new Date()) => {
      const seconds = Math.round((Date.parse(moment) - now.getTime()) / 1000);
      const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
      return relative.format(Math.trunc(seconds / size), unit);
    },
    list: (items) => list.format(items),
  };
}
