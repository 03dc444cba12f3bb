import { describe, expect, it } from '@jest/globals';
import {
  currencyName,
  currencySign,
  decimalsOf,
  exampleAmount,
  formatMoney,
  fromMinor,
  inCurrency,
  isCurrency,
  parseAmount,
  toMinor,
  totalPrice,
  typedAmount,
} from './money.js';

describe('an amount', () => {
  it.each([
    ['USD', '1250.50', 125_050],
    ['TZS', '12500000.00', 1_250_000_000],
    ['JPY', '1250', 1250],
    ['KWD', '1250.125', 1_250_125],
    ['EUR', '0.05', 5],
    ['KWD', '0.005', 5],
    ['JPY', '0', 0],
  ])('in %s is %s on the wire and a whole number of minor units inside', (currency, amount, minor) => {
    expect(parseAmount(amount, currency)).toBe(minor);
    expect(toMinor(amount, currency)).toBe(minor);
    expect(fromMinor(minor, currency)).toBe(amount);
  });

  it('is refused with more decimals than the currency has', () => {
    expect(parseAmount('1250.5', 'JPY')).toBeUndefined();
    expect(parseAmount('1250.505', 'USD')).toBeUndefined();
    expect(parseAmount('1250.5055', 'KWD')).toBeUndefined();
  });

  it('of our own never fails: what the currency does not have is rounded', () => {
    expect(inCurrency('70.50', 'JPY')).toBe('71');
    expect(inCurrency('70.49', 'JPY')).toBe('70');
    expect(inCurrency('420.00', 'KWD')).toBe('420.000');
    expect(inCurrency('420', 'USD')).toBe('420.00');
  });

  it.each(['much', '-5.00', '5.00 dollars', '$5.00', ''])(
    'of our own is never %j: whoever wrote that made a mistake',
    (amount) => expect(() => toMinor(amount, 'USD')).toThrow(`not an amount: ${amount}`),
  );

  it('may have spaces around it', () => {
    expect(parseAmount(' 1250.50 ', 'USD')).toBe(125_050);
  });

  it('is exact where floating point is not', () => {
    expect(totalPrice('1249.99', 3, 'USD')).toBe('3749.97');
    expect(totalPrice('1.005', 20, 'KWD')).toBe('20.100');
    expect(totalPrice('1000000000.00', 20, 'TZS')).toBe('20000000000.00');
  });

  it.each(['', ' ', '-5', '+5', '1e3', '.5', '5.', 'NaN', '0x10', '1,250', '1234567890123'])(
    'is not %j',
    (text) => expect(parseAmount(text, 'USD')).toBeUndefined(),
  );
});

describe('what is typed for an amount', () => {
  it.each([
    ['1250', 'USD', '1250.00'],
    [' $1,250.5 ', 'USD', '1250.50'],
    ['USD 1250', 'USD', '1250.00'],
    ['€99', 'EUR', '99.00'],
    ['TSh 12,500,000', 'TZS', '12500000.00'],
    ['12 500 000', 'TZS', '12500000.00'],
    ['1 250', 'KWD', '1250.000'],
    ['1,250.125', 'KWD', '1250.125'],
    ['1,250,000', 'KWD', '1250000.000'],
    ['0.750', 'KWD', '0.750'],
    ['¥1,250', 'JPY', '1250'],
  ])('%j in %s is %s', (text, currency, amount) => {
    expect(typedAmount(text, currency)).toBe(amount);
  });

  it.each([
    ['1240,50', 'EUR'], // a thousand, or a hundred and twenty-four thousand?
    ['1.250', 'EUR'],
    ['12.500.000', 'TZS'],
    ['1,25', 'USD'],
    ['1,2500', 'USD'],
    ['1,250', 'KWD'], // a thousand, or one and a quarter?
    ['KWD 12,500', 'KWD'],
    ['0,750', 'KWD'],
    ['0,750', 'USD'],
    ['012,500', 'TZS'],
    ['0 750', 'JPY'],
    ['1250,500', 'USD'],
    ['€5', 'USD'],
    ['5 dollars', 'USD'],
    ['', 'USD'],
  ])('%j in %s is nothing to go by', (text, currency) => {
    expect(typedAmount(text, currency)).toBeUndefined();
  });
});

describe('a currency', () => {
  it('has the decimals that ISO 4217 gives it, whatever the engine thinks', () => {
    const decimals = ['USD', 'EUR', 'TZS', 'HUF', 'JPY', 'UGX', 'KWD', 'TND'].map(decimalsOf);
    expect(decimals).toEqual([2, 2, 2, 2, 0, 0, 3, 3]);
  });

  it('is one to sell in when it exists and its amounts can be kept', () => {
    expect(['USD', 'TZS', 'KWD'].every(isCurrency)).toBe(true);
    expect(['CLF', 'usd', 'US', 'shilling', 'ZZZ', ''].some(isCurrency)).toBe(false);
  });
});

describe('an amount that people read', () => {
  const shown = (amount: string, currency: string, decimals: 'always' | 'needed', locale = 'en-US') =>
    formatMoney(amount, currency, { locale, decimals }).replaceAll('\u00a0', ' ');

  it('has its decimals always, or where it is not whole', () => {
    expect(shown('1250.00', 'USD', 'always')).toBe('$1,250.00');
    expect(shown('1250.00', 'USD', 'needed')).toBe('$1,250');
    expect(shown('99.50', 'USD', 'needed')).toBe('$99.50');
    expect(shown('1250', 'JPY', 'always')).toBe('¥1,250');
  });

  it('is told apart from US dollars, which alone have the bare sign', () => {
    expect(shown('70.00', 'CAD', 'always')).toBe('CA$70.00');
    expect(shown('70.00', 'USD', 'always', 'en-AU')).toBe('$70.00');
  });

  it('is in shillings as the language knows them', () => {
    expect(currencySign('TZS', 'sw')).toBe('TSh');
    expect(currencySign('TZS', 'en-US')).toBe('TZS');
    expect(currencyName('TZS', 'en-US')).toBe('Tanzanian shillings');
    expect(currencyName('USD', 'en-US')).toBe('US dollars');
  });

  it('is shown to whoever writes one with the decimals that are wanted', () => {
    expect(['USD', 'JPY', 'KWD'].map((currency) => exampleAmount(currency))).toEqual([
      '1250.00',
      '1250',
      '1250.000',
    ]);
    expect(exampleAmount('USD', 0)).toBe('0.00');
  });
});
