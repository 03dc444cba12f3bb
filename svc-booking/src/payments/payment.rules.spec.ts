import { describe, expect, it } from '@jest/globals';
import { balance, ledgerLines } from './payment.rules.js';

describe('the ledger', () => {
  it.each([
    ['confirmed', []],
    ['payment_received', ['received']],
    ['paid', ['received', 'reconciled']],
    ['completed', []],
  ] as const)('says of a booking that becomes %s: %j', (status, lines) => {
    expect(ledgerLines(status)).toEqual(lines);
  });

  it.each([
    [[], '0.00', '19.90'],
    [['received'], '19.90', '0.00'],
    [['received', 'reconciled'], '19.90', '0.00'],
  ] as const)('with %j has %s paid and %s due', (states, paid, due) => {
    const payments = states.map((state) => ({ state, amount: '19.90' }));
    expect(balance('19.90', payments, 'USD')).toEqual({ paid, due });
  });

  it('counts in the smallest unit of the currency', () => {
    const dimes = Array.from({ length: 3 }, () => ({ state: 'received' as const, amount: '0.10' }));
    expect(balance('0.40', dimes, 'USD')).toEqual({ paid: '0.30', due: '0.10' });
    const fils = [{ state: 'received' as const, amount: '0.005' }];
    expect(balance('0.405', fils, 'KWD')).toEqual({ paid: '0.005', due: '0.400' });
  });
});
