import { describe, expect, it } from '@jest/globals';
import { BOOKING_STATUSES } from '@safari/contracts';
import {
  balance,
  isReconciled,
  type LedgerState,
  lateMoney,
  missingLines,
  settlementAnew,
  standing,
  statusAfterPrice,
  statusAfterVoid,
  statusByMoney,
} from './payment.rules.js';

const line = (state: LedgerState, amount = '19.90') => ({ state, amount });

describe('the ledger', () => {
  it.each([
    ['confirmed', []],
    ['payment_received', ['received']],
    ['paid', ['received', 'reconciled']],
    ['completed', []],
  ] as const)('says of a booking that becomes %s: %j', (status, states) => {
    expect(missingLines(status, '19.90', [], 'USD').map(({ state }) => state)).toEqual(states);
  });

  it('says nothing of a booking whose money nobody speaks of', () => {
    expect(missingLines('confirmed', '19.90', [], 'USD')).toHaveLength(0);
  });

  it('is told only what it does not say yet: the rest of what is due, and one matching', () => {
    const part = [line('received', '5.00')];
    expect(missingLines('payment_received', '19.90', part, 'USD')).toEqual([line('received', '14.90')]);
    const matched = [line('received'), line('reconciled')];
    expect(missingLines('paid', '19.90', matched, 'USD')).toEqual([]);
    const again = [...matched, line('voided'), line('received')];
    expect(missingLines('paid', '19.90', again, 'USD')).toEqual([line('reconciled')]);
    expect(missingLines('payment_received', '0.00', [], 'USD')).toEqual([]);
    expect(missingLines('paid', '19.90', [...matched, line('unreconciled')], 'USD')).toEqual([
      line('reconciled'),
    ]);
  });

  it('is matched whole, also what was paid beyond a price that has fallen', () => {
    const paid = [line('received', '30.00')];
    expect(missingLines('paid', '19.90', paid, 'USD')).toEqual([line('reconciled', '30.00')]);
    const less = [...paid, line('repaid', '5.00')];
    expect(missingLines('paid', '19.90', less, 'USD')).toEqual([line('reconciled', '25.00')]);
  });

  it('is matched anew once a higher price has brought more money', () => {
    const matched = [line('received'), line('reconciled')];
    const dearer = [line('received', '10.10'), line('reconciled', '30.00')];
    expect(missingLines('paid', '30.00', matched, 'USD')).toEqual(dearer);
    expect(isReconciled([...matched, line('received', '10.10')])).toBe(false);
  });

  it.each([
    [[], '0.00', '19.90'],
    [['received'], '19.90', '0.00'],
    [['received', 'reconciled'], '19.90', '0.00'],
    [['received', 'reconciled', 'unreconciled'], '19.90', '0.00'],
    [['received', 'voided'], '0.00', '19.90'],
    [['received', 'reconciled', 'voided', 'received'], '19.90', '0.00'],
  ] as const)('with %j has %s paid and %s due', (states, paid, due) => {
    const ledger = states.map((state) => line(state));
    expect(balance('19.90', ledger, 'USD')).toEqual({ paid, due });
  });

  it('counts in the smallest unit of the currency', () => {
    const dimes = Array.from({ length: 3 }, () => line('received', '0.10'));
    expect(balance('0.40', dimes, 'USD')).toEqual({ paid: '0.30', due: '0.10' });
    const fils = [line('received', '0.005')];
    expect(balance('0.405', fils, 'KWD')).toEqual({ paid: '0.005', due: '0.400' });
  });

  it('has as paid what arrived less what went back, as long as neither was voided', () => {
    const dear = [line('received', '30.00'), line('repaid', '5.00')];
    expect(balance('19.90', dear, 'USD')).toEqual({ paid: '25.00', due: '0.00' });
    expect(balance('30.00', dear, 'USD')).toEqual({ paid: '25.00', due: '5.00' });
    expect(balance('30.00', [...dear, line('unrepaid', '5.00')], 'USD')).toEqual({
      paid: '30.00',
      due: '0.00',
    });
  });

  it('is matched whatever goes back of it', () => {
    const matched = [line('received'), line('reconciled')];
    expect(isReconciled([...matched, line('repaid', '5.00')])).toBe(true);
    expect(isReconciled([...matched, line('repaid', '5.00'), line('unrepaid', '5.00')])).toBe(true);
    expect(isReconciled([line('received'), line('repaid', '5.00')])).toBe(false);
  });

  it('is matched until that, or one of its payments, is voided', () => {
    const matched = [line('received'), line('reconciled')];
    expect(isReconciled([])).toBe(false);
    expect(isReconciled(matched)).toBe(true);
    expect(isReconciled([...matched, line('voided')])).toBe(false);
    expect(isReconciled([...matched, line('unreconciled')])).toBe(false);
    expect(isReconciled([...matched, line('unreconciled'), line('reconciled')])).toBe(true);
  });
});

describe('a booking whose payment was voided', () => {
  it.each(BOOKING_STATUSES)('that is %s goes back as far as the money does', (status) => {
    const back = { payment_received: 'confirmed', paid: 'confirmed' } as Record<string, string>;
    expect(statusAfterVoid(status, '0.01')).toBe(back[status]);
    expect(statusAfterVoid(status, '0.00')).toBe(status === 'paid' ? 'payment_received' : undefined);
  });
});

describe('a booking at another price', () => {
  it.each(BOOKING_STATUSES)('that is %s is paid as far as its money goes', (status) => {
    const dearer = { payment_received: 'confirmed', paid: 'confirmed' } as Record<string, string>;
    expect(statusAfterPrice(status, '10.00', 'confirmed')).toBe(dearer[status]);
    for (const byMoney of ['payment_received', 'paid'] as const) {
      const cheaper = status === 'confirmed' ? byMoney : undefined;
      expect(statusAfterPrice(status, '10.00', byMoney)).toBe(cheaper);
      expect(statusAfterPrice(status, '0.00', byMoney)).toBeUndefined();
    }
  });
});

it('a booking whose trip has not begun has the status of its money', () => {
  const matched = [line('received'), line('reconciled')];
  expect(statusByMoney('0.01', matched)).toBe('confirmed');
  expect(statusByMoney('0.00', [line('received')])).toBe('payment_received');
  expect(statusByMoney('0.00', matched)).toBe('paid');
});

describe('a booking that is cancelled', () => {
  const late = (state: LedgerState, amount: string) => ({ ...line(state, amount), late: true });
  const before = { ...line('received', '100.00'), late: false };
  const settled = { kept: '25.00', refund: '75.00' };

  it('keeps and refunds by what counts of what was paid before', () => {
    const terms = { keptPercent: 25 };
    const anew = (...lines: (typeof before)[]) => settlementAnew('300.00', terms, lines, 'USD');
    const voided = { ...line('voided', '100.00'), late: false };
    expect(anew(before)).toEqual({ paid: '100.00', kept: '75.00', refund: '25.00' });
    expect(anew(before, before, voided)).toEqual({ paid: '100.00', kept: '75.00', refund: '25.00' });
    expect(anew(before, voided)).toEqual({ paid: '0.00', kept: '0.00', refund: '0.00' });
    expect(anew(before, late('received', '50.00'), late('repaid', '20.00'))).toEqual(anew(before));
    const back = { ...line('repaid', '40.00'), late: false };
    expect(anew(before, back)).toEqual({ paid: '60.00', kept: '60.00', refund: '0.00' });
    const wrongly = { ...line('unrepaid', '40.00'), late: false };
    expect(anew(before, back, wrongly)).toEqual(anew(before));
  });

  it('is due no money, and owes its customer what arrived since and has not gone back', () => {
    const of = (...lines: (typeof before)[]) => standing('300.00', settled, [before, ...lines], 'USD');
    expect(of()).toEqual({ paid: '100.00', due: '0.00', owed: '0.00' });
    expect(of(late('received', '50.00'))).toEqual({ paid: '150.00', due: '0.00', owed: '50.00' });
    const back = [late('received', '50.00'), late('repaid', '20.00')];
    expect(of(...back)).toMatchObject({ owed: '30.00' });
    expect(of(...back, late('unrepaid', '20.00'))).toMatchObject({ owed: '50.00' });
    expect(of(late('received', '50.00'), late('voided', '50.00'))).toMatchObject({ owed: '0.00' });
  });

  it('is told by what arrived late, whatever went back of it', () => {
    const went = { ...line('repaid', '10.00'), late: false };
    const ledger = [
      before,
      went,
      late('received', '50.00'),
      late('received', '7.50'),
      late('voided', '7.50'),
    ];
    const then = { kept: '25.00', refund: '65.00' };
    expect(lateMoney(then, ledger, 'USD')).toEqual({ arrived: '50.00', owed: '50.00' });
    const back = [...ledger, late('repaid', '50.00')];
    expect(lateMoney(then, back, 'USD')).toEqual({ arrived: '50.00', owed: '0.00' });
    expect(lateMoney(settled, [before], 'USD')).toEqual({ arrived: '0.00', owed: '0.00' });
  });
});
