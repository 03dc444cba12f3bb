import { describe, expect, it } from '@jest/globals';
import { correctionsOf, creditNotePath, isVoided, standingAmount } from './credit-notes.js';

const invoice = (amount: string, ...credited: string[]) => ({
  amount,
  creditNotes: credited.map((each) => ({ amount: each })),
});

describe('an invoice with credit notes', () => {
  it.each([
    [invoice('300.00'), '300.00', false],
    [invoice('300.00', '100.00', '0.10'), '199.90', false],
    [invoice('300.00', '300.00'), '0.00', true],
    [invoice('300.00', '100.00', '200.00'), '0.00', true],
    [invoice('0.00'), '0.00', false],
    [invoice('0.00', '0.00'), '0.00', true],
  ] as const)('%j still says %s, and is voided: %s', (of, standing, voided) => {
    expect(standingAmount(of, 'USD')).toBe(standing);
    expect(isVoided(of, 'USD')).toBe(voided);
  });

  it('says all that it says where the release before tells of no credit notes', () => {
    expect(standingAmount({ amount: '300.00' }, 'USD')).toBe('300.00');
    expect(isVoided({ amount: '0.00' }, 'USD')).toBe(false);
  });

  it('counts in the decimals of its currency', () => {
    expect(standingAmount(invoice('300', '100'), 'JPY')).toBe('200');
    expect(standingAmount(invoice('3.000', '0.005'), 'KWD')).toBe('2.995');
  });
});

describe('how an invoice can be corrected', () => {
  const of = (cost: string, of = invoice('300.00'), { cancelled = false, settled = false } = {}) =>
    correctionsOf(of, { cost, cancelled, settled }, 'USD');

  it('is all of it, and what it says beyond the price where that is less', () => {
    expect(of('300.00')).toEqual({ replace: '300.00', void: '300.00' });
    expect(of('400.00')).toEqual({ replace: '300.00', void: '300.00' });
    expect(of('220.00')).toEqual({ replace: '300.00', reduce: '80.00', void: '300.00' });
    expect(of('220.00', invoice('300.00', '80.00'))).toEqual({ replace: '220.00', void: '220.00' });
  });

  it('is nothing of one that is voided', () => {
    expect(of('220.00', invoice('300.00', '300.00'))).toEqual({});
  });

  it('is no other invoice for a trip that is cancelled, but what is kept of it can be left to stand', () => {
    const cancelled = { cancelled: true };
    expect(of('60.00', invoice('300.00'), cancelled)).toEqual({ reduce: '240.00', void: '300.00' });
    expect(of('0.00', invoice('300.00'), cancelled)).toEqual({ void: '300.00' });
  });

  it('leaves one that is paid with an invoice, since no other one is issued for it', () => {
    const settled = { settled: true };
    expect(of('300.00', invoice('300.00'), settled)).toEqual({ replace: '300.00' });
    expect(of('220.00', invoice('300.00'), settled)).toEqual({ replace: '300.00', reduce: '80.00' });
  });
});

it('a credit note is found below its booking', () => {
  expect(creditNotePath('b', 'CN-2026-000042')).toBe('/api/bookings/b/credit-notes/CN-2026-000042.pdf');
});
