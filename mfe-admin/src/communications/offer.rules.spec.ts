import { describe, expect, it } from '@jest/globals';
import type { AvailabilityRequest, Operator } from '@safari/contracts';
import { isComparable, offersOf } from './offer.rules';

let ids = 0;
const request = (operatorName: string, fields: Partial<AvailabilityRequest>): AvailabilityRequest => {
  ids += 1;
  return {
    id: ids,
    bookingId: 'b',
    bookingReference: 'KS-7F3K2Q',
    itemName: 'Northern Circuit',
    operatorId: ids,
    operatorName,
    requestedDate: '2031-02-14',
    numberOfPeople: 4,
    requestStatus: 'pending',
    quotedPrice: null,
    notes: '',
    askedAt: '2030-12-01T08:00:00Z',
    answerState: 'open',
    answeredBy: null,
    answeredAt: null,
    ...fields,
  };
};
const waiting = request('Asante Tours', {});
const dear = request('Bei Camp', { requestStatus: 'confirmed', quotedPrice: '1500.00' });
const cheap = request('Chui Lodge', { requestStatus: 'pricing_pending', quotedPrice: '990.00' });
const unpriced = request('Duma Cars', { requestStatus: 'confirmed' });
const full = request('Embe Inn', { requestStatus: 'unavailable', quotedPrice: '10.00' });
const closed = request('Fisi Guides', { answerState: 'closed' });
const thinking = request('Ghala', { requestStatus: 'pricing_pending' });
const revoked = request('Hema', { answerState: 'revoked' });
const all = [revoked, closed, waiting, full, dear, unpriced, cheap, thinking];
const nobody = { assignedOperatorId: null };
const names = (offers: ReturnType<typeof offersOf>) => offers.map((offer) => offer.request.operatorName);

describe('several operators’ answers', () => {
  it('stand by price, then who has still to say, who cannot, and whose request has ended', () => {
    expect(names(offersOf(nobody, all, []))).toEqual([
      'Chui Lodge',
      'Bei Camp',
      'Duma Cars',
      'Asante Tours',
      'Ghala',
      'Embe Inn',
      'Fisi Guides',
      'Hema',
    ]);
  });

  it('carry what is known of the operator, as long as it is in the network', () => {
    const network = [{ id: 900 }, { id: dear.operatorId }] as Operator[];
    expect(offersOf(nobody, [dear], network)[0]?.operator).toEqual({ id: dear.operatorId });
    expect(offersOf(nobody, [cheap], network)[0]?.operator).toBeUndefined();
  });

  it('stay where they stand when an answered request is closed', () => {
    const answered = { ...unpriced, answerState: 'closed' as const };
    expect(names(offersOf(nobody, [waiting, answered], []))).toEqual(['Duma Cars', 'Asante Tours']);
  });

  it('begin with the assigned operator, whatever it asks', () => {
    expect(names(offersOf({ assignedOperatorId: dear.operatorId }, all, []))[0]).toBe('Bei Camp');
  });

  it('mark the lowest price of those who would come, where there are two to compare', () => {
    const lowest = (requests: AvailabilityRequest[]) =>
      names(offersOf(nobody, requests, []).filter((offer) => offer.lowest));
    expect(lowest(all)).toEqual(['Chui Lodge']);
    expect(lowest([cheap, full, waiting])).toEqual([]);
    expect(lowest([dear, unpriced])).toEqual([]);
    expect(lowest([dear, { ...cheap, quotedPrice: '1500' }])).toEqual(['Bei Camp', 'Chui Lodge']);
  });

  it('count only the latest word of each', () => {
    const again = { ...full, id: 900, requestStatus: 'confirmed' as const, quotedPrice: '700.00' };
    const offers = offersOf(nobody, [again, full, dear], []);
    expect(names(offers)).toEqual(['Embe Inn', 'Bei Camp']);
    expect(offers[0]?.lowest).toBe(true);
  });

  it('are worth comparing once two were asked and one has spoken', () => {
    expect(isComparable(offersOf(nobody, [waiting, closed], []))).toBe(false);
    expect(isComparable(offersOf(nobody, [dear], []))).toBe(false);
    expect(isComparable(offersOf(nobody, [dear, waiting], []))).toBe(true);
  });
});
