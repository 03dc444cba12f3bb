/**
 * An amount in the brand's currency as it travels: a decimal string with as many decimals as the currency has, e.g.
 * `'1250.00'` in US dollars, `'1250'` in yen, `'1250.000'` in Kuwaiti dinars.
 */
export type Money = string;

/**
 * ISO 4217: currencies whose minor unit is not the hundredth. Engines' own tables differ (a forint has two decimals in
 * Firefox and none in Chromium), so screen and server both read this one.
 */
const DECIMALS: Readonly<Record<string, number>> = {
  ...ofDecimals(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...ofDecimals(3, 'BHD IQD JOD KWD LYD OMR TND'),
  ...ofDecimals(4, 'CLF UYW'),
};

/** More decimals than this are stored and sent nowhere. */
const MOST_DECIMALS = 3;

/** Major units, whatever the currency: more for one person or one quote is a slip of the hand. */
export const LARGEST_PRICE = 1_000_000_000;

/** How many decimals the amounts of a currency have. */
export function decimalsOf(currency: string): number {
  return DECIMALS[currency] ?? 2;
}

/** Whether a brand can sell in it: a code of ISO 4217 in capitals. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code) && decimalsOf(code) <= MOST_DECIMALS;
}

/** Minor units of what somebody sent; `undefined` when it is no amount, or has more decimals than the currency. */
export function parseAmount(amount: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(amount.trim()) ?? [];
  if (whole === undefined || fraction.length > decimals) return undefined;
  return Number(whole + fraction.padEnd(decimals, '0'));
}

/**
 * The amount that a person typed, in canonical form: thousands may be grouped by commas or spaces, and the currency's
 * sign or code may stand before it. `undefined` where it is ambiguous: `1250,50`, and in a currency of three decimals
 * `12,500`.
 */
export function typedAmount(text: string, currency: string): Money | undefined {
  const sign = signsOf(currency).find((each) => text.trim().startsWith(each)) ?? '';
  const plain = text.trim().slice(sign.length).trim();
  const grouped = /^[1-9]\d{0,2}(?:[,\s]\d{3})+(?:\.\d+)?$/.test(plain);
  if (decimalsOf(currency) === 3 && /^\d{1,3},\d{3}$/.test(plain)) return undefined;
  const minor = parseAmount(grouped ? plain.replace(/[,\s]/g, '') : plain, currency);
  return minor === undefined ? undefined : fromMinor(minor, currency);
}

const signsOf = (currency: string): string[] => [
  currency,
  ...['en-US', 'sw'].map((locale) => currencySign(currency, locale)),
];

/**
 * Minor units of an amount of our own: `'1250.00'` → `125000` in US dollars. Decimals that the currency does not have
 * are rounded.
 */
export function toMinor(amount: Money, currency: string): number {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === undefined) throw new RangeError(`not an amount: ${amount}`);
  const decimals = decimalsOf(currency);
  const kept = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return Number(fraction[decimals] ?? 0) >= 5 ? kept + 1 : kept;
}

/** `125000` → `'1250.00'` in US dollars */
export function fromMinor(minor: number, currency: string): Money {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return String(minor);
  const digits = String(minor).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** An amount of our own with the decimals that the currency has. */
export function inCurrency(amount: Money, currency: string): Money {
  return fromMinor(toMinor(amount, currency), currency);
}

/** The price of a trip: unit price × travelers, in minor units inside, a decimal string outside. */
export function totalPrice(unitPrice: Money, travelers: number, currency: string): Money {
  return fromMinor(toMinor(unitPrice, currency) * travelers, currency);
}

/** How a form shows an amount to be written: `'1250.00'` in US dollars. */
export function exampleAmount(currency: string, figure = 1250): Money {
  return fromMinor(figure * 10 ** decimalsOf(currency), currency);
}

interface MoneyStyle {
  /** BCP 47 */
  locale: string;
  /** `needed` leaves them out of whole amounts: `$1,250`, but `$99.50`. */
  decimals: 'always' | 'needed';
}

const formats = new Map<string, Intl.NumberFormat>();

/** An amount for people to read, on screens and in letters alike. */
export function formatMoney(amount: Money | number, currency: string, style: MoneyStyle): string {
  return formatOf(currency, style).format(amount as number);
}

/** The sign of a currency in a language: `$`, `€`, `TSh`; its code where it has none. */
export function currencySign(currency: string, locale: string): string {
  return partOf(formatOf(currency, { locale, decimals: 'needed' }), 'currency') ?? currency;
}

/** The currency's name in the plural: `US dollars`. */
export function currencyName(currency: string, locale: string): string {
  const named = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' });
  return partOf(named, 'currency') ?? currency;
}

const partOf = (format: Intl.NumberFormat, type: 'currency'): string | undefined =>
  format.formatToParts(2).find((part) => part.type === type)?.value;

/**
 * A bare `$` is the US dollar; every other currency keeps the prefix that distinguishes it in that language (`CA$`).
 */
function formatOf(currency: string, { locale, decimals }: MoneyStyle): Intl.NumberFormat {
  const key = `${locale} ${currency} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: currency === 'USD' ? 'narrowSymbol' : 'symbol',
      minimumFractionDigits: decimalsOf(currency),
      maximumFractionDigits: decimalsOf(currency),
      trailingZeroDisplay: decimals === 'needed' ? 'stripIfInteger' : 'auto',
    });
    formats.set(key, format);
  }
  return format;
}

function ofDecimals(decimals: number, codes: string): Record<string, number> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, decimals]));
}
