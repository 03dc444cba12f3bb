import { currencyName, currencySign, exampleAmount, formatMoney, SAFARI_TIME_ZONE } from '@safari/contracts';

/** The brand's currency in one language. */
export interface Currency {
  /** ISO 4217 */
  code: string;
  /** `$`, `€`, `TSh` */
  sign: string;
  /** The plural name: `US dollars`. */
  name: string;
  /** An amount as people type it: `'1250.00'`, or the given figure in that form. */
  example: (figure?: number) => string;
}

/** Formats amounts, days and moments for one language. */
export interface Format {
  /** In the brand's currency: `$1,250`, `$99.50`. */
  money: (amount: string | number) => string;
  currency: Currency;
  number: (value: number) => string;
  /** A plain `YYYY-MM-DD`, or the day of an ISO moment at the safari: `Jul 14, 2026`. */
  date: (value: string) => string;
  /** `YYYY-MM`: `July 2026`. */
  month: (value: string) => string;
  /** An ISO moment with its time, in the reader's own zone. */
  dateTime: (moment: string) => string;
  /** In whole elapsed units, not calendar days: `in 3 days`, `1 day ago` also for 47 hours, `now`. */
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

/** @param code of the currency, ISO 4217 */
export function createFormat(locale: string, code: string): Format {
  const number = onDemand(() => new Intl.NumberFormat(locale));
  const plainDay = onDemand(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
  const month = onDemand(
    () => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  );
  const safariDay = onDemand(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: SAFARI_TIME_ZONE }),
  );
  const dateTime = onDemand(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
  );
  const relative = onDemand(() => new Intl.RelativeTimeFormat(locale));
  const inWords = onDemand(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const list = onDemand(() => new Intl.ListFormat(locale));

  return {
    money: (amount) => formatMoney(amount, code, { locale, decimals: 'needed' }),
    currency: {
      code,
      get sign() {
        return currencySign(code, locale);
      },
      get name() {
        return currencyName(code, locale);
      },
      example: (figure) => exampleAmount(code, figure),
    },
    number: (value) => number().format(value),
    date: (value) =>
      value.length === 10
        ? plainDay().format(new Date(`${value}T00:00:00Z`))
        : safariDay().format(new Date(value)),
    month: (value) => month().format(new Date(`${value}-01T00:00:00Z`)),
    dateTime: (moment) => dateTime().format(new Date(moment)),
    relative: (moment, now = new Date()) => {
      const seconds = Math.round((Date.parse(moment) - now.getTime()) / 1000);
      const [unit, size] = UNITS.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1];
      // `auto` would say "yesterday" for up to 48 hours, which a reader takes as the calendar's day
      return (seconds === 0 ? inWords : relative)().format(Math.trunc(seconds / size), unit);
    },
    list: (items) => list().format(items),
  };
}

/** Created on first use: each formatter costs a phone some milliseconds, and a page needs only a few of them. */
function onDemand<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
