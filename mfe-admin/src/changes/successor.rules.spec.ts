import { describe, expect, it } from '@jest/globals';
import type { AvailabilityRequest, Operator } from '@safari/contracts';
import { successorsOf } from './successor.rules';

const operator = (id: number, name: string): Operator => ({ id, name }) as Operator;
const booking = { assignedOperatorId: 1, preferredDate: '2031-02-14', numberOfTravelers: 4 };
const said = (operatorId: number, facts: Partial<AvailabilityRequest> = {}): AvailabilityRequest =>
  ({
    id: operatorId,
    operatorId,
    requestStatus: 'confirmed',
    requestedDate: '2031-02-14',
    numberOfPeople: 4,
    ...facts,
  }) as AvailabilityRequest;

describe('who could take a trip over', () => {
  it('is everybody but who runs it: a yes first, then whoever can do it, and last whoever declined', () => {
    const all = ['Runs', 'Declined', 'A hotel', 'Able', 'Asked', 'Price', 'Yes', 'Also yes'].map(
      (name, index) => operator(index + 1, name),
    );
    const requests = [
      said(2, { requestStatus: 'unavailable' }),
      said(5, { requestStatus: 'pending' }),
      said(6, { requestStatus: 'pricing_pending' }),
      said(7),
      said(8),
    ];
    const capable = [{ id: 2 }, { id: 4 }, { id: 5 }];
    expect(
      successorsOf(booking, all, capable, requests).map((one) => [one.operator.name, one.answer]),
    ).toEqual([
      ['Also yes', 'confirmed'],
      ['Yes', 'confirmed'],
      ['Price', 'priced'],
      ['Able', undefined],
      ['Asked', undefined],
      ['A hotel', undefined],
      ['Declined', 'unavailable'],
    ]);
  });

  const answerTo = (...requests: AvailabilityRequest[]) =>
    successorsOf(booking, [operator(2, 'Asked')], [], requests)[0]?.answer;

  it('has said what it said to the newest request', () => {
    const no = said(2, { id: 11, requestStatus: 'unavailable' });
    expect(answerTo(said(2, { id: 12 }), no)).toBe('confirmed');
    expect(answerTo(said(2, { id: 10 }), no)).toBe('unavailable');
    expect(answerTo(said(2, { id: 12, requestStatus: 'pending' }), no)).toBeUndefined();
    expect(answerTo(said(3))).toBeUndefined();
  });

  it.each([{ requestedDate: '2031-02-15' }, { numberOfPeople: 5 }])(
    'has said yes to the trip as it is, and to no other, but no to any: %p',
    (other) => {
      expect(answerTo(said(2, other))).toBeUndefined();
      expect(answerTo(said(2, { ...other, requestStatus: 'unavailable' }))).toBe('unavailable');
    },
  );
});
