import { describe, expect, it } from '@jest/globals';
import type { BookingProgress, BookingStatus } from '@safari/contracts';
import { exampleProgress } from '@safari/contracts/testing';
import { isDoable, nextStep } from './next-step.rules';

const baobab = { operatorId: 7, operatorName: 'Baobab Camps', quotedPrice: null };
const nyota = { operatorId: 8, operatorName: 'Nyota Lodge', quotedPrice: '400.00' };

/** The next step of a trip from 10 to 12 February. */
const step = (status: BookingStatus, progress: Partial<BookingProgress> = {}, today = '2027-02-01') =>
  nextStep({ status, preferredDate: '2027-02-10', progress: exampleProgress(progress) }, today);

describe('the next step of a booking', () => {
  it('is to ask operators, to wait for them, and to confirm the one who would take it', () => {
    expect(step('pending')).toEqual({ kind: 'ask' });
    expect(step('pending', { unanswered: 2 })).toEqual({ kind: 'operators', unanswered: 2 });
    expect(step('pending', { unanswered: 1, offers: [baobab] })).toEqual({ kind: 'confirm', offer: baobab });
  });

  it('is to compare where several would take it', () => {
    expect(step('pending', { offers: [baobab, nyota] })).toEqual({
      kind: 'compare',
      offers: [baobab, nyota],
    });
  });

  it('is the invoice, and then its payment', () => {
    expect(step('confirmed')).toEqual({ kind: 'invoice' });
    expect(step('confirmed', { invoiced: true })).toEqual({ kind: 'payment' });
  });

  it('is to correct an invoice that says another amount than the trip costs, before anything is paid by it', () => {
    expect(step('confirmed', { invoiced: true, invoiceStale: true })).toEqual({ kind: 'correct' });
    const { invoiceStale: _, ...former } = exampleProgress({ invoiced: true });
    const booking = { status: 'confirmed', preferredDate: '2027-02-10', progress: former } as const;
    expect(nextStep(booking, '2027-02-01')).toEqual({ kind: 'payment' });
  });

  it.each([
    // days, today, paid or with a payment, in progress
    [3, '2027-02-09', 'departure', 'return'],
    [3, '2027-02-10', 'start', 'return'],
    [3, '2027-02-11', 'start', 'return'],
    [3, '2027-02-12', 'complete', 'complete'],
    [3, '2027-02-13', 'complete', 'complete'],
    [2, '2027-02-10', 'start', 'return'],
    [2, '2027-02-11', 'complete', 'complete'],
    [1, '2027-02-09', 'departure', 'return'],
    [1, '2027-02-10', 'start', 'complete'],
    [1, '2027-02-11', 'complete', 'complete'],
  ] as const)(
    'of a trip of %d days from 10 February is on %s to %s, or under way to %s',
    (days, on, ahead, begun) => {
      const kinds = (['payment_received', 'paid', 'in_progress'] as const).map(
        (status) => step(status, { days }, on)?.kind,
      );
      expect(kinds).toEqual([ahead, ahead, begun]);
    },
  );

  it('that waits for a day names it', () => {
    expect(step('paid', {}, '2027-02-09')).toEqual({ kind: 'departure', on: '2027-02-10' });
    expect(step('in_progress', {}, '2027-02-11')).toEqual({ kind: 'return', on: '2027-02-12' });
  });

  it.each([
    ['2027-02-10', {}, 'ask'],
    ['2027-02-10', { unanswered: 1 }, 'operators'],
    ['2027-02-10', { offers: [baobab] }, 'confirm'],
    ['2027-02-10', { changeOffered: true }, 'ask'],
    ['2027-02-11', {}, 'change'],
    ['2027-02-11', { unanswered: 1 }, 'change'],
    ['2027-02-11', { offers: [baobab] }, 'change'],
    ['2027-02-11', { offers: [baobab, nyota] }, 'change'],
    ['2027-02-11', { changeOffered: true, offers: [baobab] }, 'customer'],
    ['2027-02-11', { changeOffered: true, changeAsked: true }, 'answer'],
  ] as const)('of a request for 10 February is on %s, with %j, %s', (on, progress, kind) => {
    expect(step('pending', progress as Partial<BookingProgress>, on)?.kind).toBe(kind);
  });

  it.each(['pending', 'confirmed', 'payment_received', 'paid'] as const)(
    'of one that is %s is to answer the change that its customer asks for, before anything else',
    (status) => {
      expect(step(status, { changeAsked: true, offers: [baobab] }, '2027-02-10')).toEqual({ kind: 'answer' });
    },
  );

  it.each(['confirmed', 'payment_received', 'paid', 'in_progress'] as const)(
    'of one that is %s is to replace its operator who says no to it, unless its customer waits for an answer',
    (status) => {
      expect(step(status, { operatorRefused: true }, '2027-02-12')).toEqual({ kind: 'replace' });
      expect(step(status, { operatorRefused: true, changeAsked: true })).toEqual({ kind: 'answer' });
    },
  );

  it('does not exist once the booking is over, or where nobody has read how far it is', () => {
    expect(step('completed')).toBeUndefined();
    expect(step('cancelled')).toBeUndefined();
    expect(nextStep({ status: 'pending', preferredDate: '2027-02-10' }, '2027-02-01')).toBeUndefined();
  });

  it('is something to do, or something to wait for', () => {
    const done = [step('pending'), step('confirmed'), step('pending', {}, '2027-02-11')];
    const awaited = [
      step('pending', { unanswered: 1 }),
      step('pending', { changeOffered: true }, '2027-02-11'),
      step('paid'),
      step('in_progress'),
    ];
    expect([done, awaited].map((steps) => steps.map((one) => one && isDoable(one)))).toEqual([
      [true, true, true],
      [false, false, false, false],
    ]);
  });
});
