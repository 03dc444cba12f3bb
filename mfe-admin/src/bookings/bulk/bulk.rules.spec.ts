import { describe, expect, it } from '@jest/globals';
import type { Booking } from '@safari/contracts';
import { exampleProgress as progress } from '@safari/contracts/testing';
import { aBooking, anOperator } from '../../testing/examples';
import { BULK_DUTY, type BulkAction, fitting, leftOut, whyNobody } from './bulk.rules';

const baobab = { operatorId: 7, operatorName: 'Baobab Camps', quotedPrice: null };
const booking = (id: string, facts: Partial<Booking> = {}): Booking => ({
  ...aBooking,
  id,
  progress: progress(),
  ...facts,
});
const run = { status: 'confirmed', assignedOperatorId: 7 } as const;
const CHOSEN = [
  booking('new'),
  booking('one yes', { progress: progress({ offers: [baobab] }) }),
  booking('two yes', { progress: progress({ offers: [baobab, { ...baobab, operatorId: 8 }] }) }),
  booking('asked', { progress: progress({ unanswered: 2 }) }),
  booking('run', run),
  booking('paid', { ...run, status: 'paid' }),
  booking('invoiced', { ...run, progress: progress({ invoiced: true }) }),
  booking('dearer', { ...run, progress: progress({ invoiced: true, invoiceStale: true }) }),
  booking('refused', { ...run, progress: progress({ operatorRefused: true }) }),
  booking('cancelled', { status: 'cancelled' }),
  booking('other day', { progress: progress({ offers: [baobab], changeAsked: true }) }),
  booking('passed', { preferredDate: '2026-01-01', progress: progress({ offers: [baobab] }) }),
  booking('erased', { ...run, customerEmail: '' }),
];
const ids = (bookings: readonly Booking[]) => bookings.map(({ id }) => id);

describe('what is done to many bookings at once', () => {
  it('is done to those of which it is the next thing to do', () => {
    expect(ids(fitting('ask', CHOSEN))).toEqual(['new']);
    expect(ids(fitting('confirm', CHOSEN))).toEqual(['one yes']);
    expect(ids(fitting('invoice', CHOSEN))).toEqual(['run']);
  });

  it('is not done to the others, each for its reason', () => {
    const reasons = (action: BulkAction) =>
      Object.fromEntries(leftOut(action, CHOSEN).map(({ booking: { id }, why }) => [id, why]));
    const runs = {
      run: 'assigned',
      paid: 'assigned',
      invoiced: 'assigned',
      dearer: 'assigned',
      refused: 'assigned',
      cancelled: 'cancelled',
      'other day': 'changeAsked',
      passed: 'lapsed',
      erased: 'erased',
    };
    expect(reasons('ask')).toEqual({ ...runs, 'one yes': 'offered', 'two yes': 'offered', asked: 'asked' });
    expect(reasons('confirm')).toEqual({
      ...runs,
      new: 'noOffer',
      'two yes': 'manyOffers',
      asked: 'noOffer',
    });
    expect(reasons('invoice')).toEqual({
      new: 'unassigned',
      'one yes': 'unassigned',
      'two yes': 'unassigned',
      asked: 'unassigned',
      paid: 'furtherOn',
      invoiced: 'invoiced',
      dearer: 'invoiceStale',
      refused: 'operatorRefused',
      cancelled: 'cancelled',
      'other day': 'changeAsked',
      passed: 'unassigned',
      erased: 'erased',
    });
  });

  it('is done to none of which nobody knows how far it is, but for its invoice', () => {
    const unknown = booking('unknown', { ...run, progress: undefined });
    expect(ids(fitting('confirm', [unknown]))).toEqual([]);
    expect(ids(fitting('invoice', [unknown]))).toEqual(['unknown']);
    const fresh = booking('new', { progress: undefined });
    expect(ids(fitting('ask', [fresh]))).toEqual(['new']);
    expect(leftOut('confirm', [fresh])).toEqual([{ booking: fresh, why: 'noOffer' }]);
  });

  it('is the office’s, and where it is an invoice whose duty is money', () => {
    expect(BULK_DUTY).toEqual({ ask: 'office', confirm: 'office', invoice: 'money' });
  });

  it('asks nobody where nobody serves the trip, or all who do were asked', () => {
    expect(whyNobody([])).toBe('coordinate.empty.text');
    expect(whyNobody([anOperator])).toBe('bulk.ask.nobody');
  });
});
