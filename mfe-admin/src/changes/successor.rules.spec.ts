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
    const all = ['Runs', 'Declined', 'Other', 'Able', 'Asked', 'Price', 'Yes', 'Also yes'].map(
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
      ['Price', 'pricing_pending'],
      ['Able', undefined],
      ['Asked', undefined],
      ['Other', undefined],
      ['Declined', 'unavailable'],
    ]);
  });

  it('has said what it said last, of the date and party that hold', () => {
    const answers = [
      said(2, { id: 11, requestStatus: 'unavailable' }),
      said(2, { id: 12 }),
      said(2, { id: 13, requestStatus: 'pending' }),
      said(2, { id: 14, requestStatus: 'unavailable', requestedDate: '2031-02-15' }),
      said(2, { id: 15, requestStatus: 'unavailable', numberOfPeople: 5 }),
      said(3, { id: 16, requestStatus: 'unavailable' }),
    ];
    const [first] = successorsOf(booking, [operator(2, 'Yes')], [], answers.toReversed());
    expect(first?.answer).toBe('confirmed');
  });
});
