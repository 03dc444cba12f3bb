import { describe, expect, it } from '@jest/globals';
import { addDays, type BookingOffers, type ChangeOffer, newTerms, termsOf, today } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { changeFaults, termsIn, toDraft, toRequest } from './change.rules';

const later = addDays(today(), 40);
const booking = exampleBooking({ preferredDate: addDays(today(), 30) });
const stored = (facts: Partial<BookingOffers> = {}): BookingOffers => ({
  version: 1,
  booking,
  offers: [],
  priceToday: '110.00',
  ...facts,
});
const offer = (facts: Partial<ChangeOffer> = {}): ChangeOffer => ({
  id: 1,
  offeredBy: 'staff',
  state: 'open',
  before: termsOf(booking),
  after: newTerms(later, 2, '90.00', 'USD'),
  priceRule: 'agreed',
  pricePercent: null,
  reason: 'The camp opens later.',
  offeredAt: '2027-01-20T08:00:00.000Z',
  expiresAt: '2027-01-27T08:00:00.000Z',
  answeredAt: null,
  words: '',
  ...facts,
});

describe('the form for changing a booking', () => {
  it('goes on from what staff have offered, and from the booking where it was the customer', () => {
    expect(toDraft(stored({ offers: [offer()] }))).toMatchObject({
      preferredDate: later,
      numberOfTravelers: '2',
      agreedPrice: '90.00',
      reason: 'The camp opens later.',
    });
    const wish = offer({ offeredBy: 'customer' });
    expect(toDraft(stored({ offers: [wish] }))).toMatchObject({ numberOfTravelers: '3', reason: '' });
  });

  it('sends the price that its rule makes', () => {
    const draft = {
      ...toDraft(stored()),
      priceRule: 'percent' as const,
      pricePercent: '-10',
      reason: ' Sorry ',
    };
    const terms = termsIn(draft, stored(), 'USD');
    expect(terms).toMatchObject({ unitPrice: '90.00', totalPrice: '270.00' });
    expect(terms && toRequest(draft, terms)).toMatchObject({
      unitPrice: '90.00',
      pricePercent: -10,
      reason: 'Sorry',
    });
  });

  it('asks for a reason only where another date, party or price is offered', () => {
    const draft = toDraft(stored());
    expect(changeFaults({ ...draft, customerName: 'Asha' }, stored(), 'USD')).toEqual({});
    expect(changeFaults({ ...draft, preferredDate: later }, stored(), 'USD')).toEqual({
      reason: 'change.fault.reason',
    });
  });

  it.each([
    ['customerName', { customerName: ' ' }],
    ['customerEmail', { customerEmail: 'asha' }],
    ['customerPhone', { customerPhone: '' }],
    ['preferredDate', { preferredDate: '' }],
    ['preferredDate', { preferredDate: addDays(today(), -1) }],
    ['numberOfTravelers', { numberOfTravelers: '0' }],
    ['numberOfTravelers', { numberOfTravelers: '2.5' }],
    ['pricePercent', { priceRule: 'percent' }],
    ['agreedPrice', { priceRule: 'agreed', agreedPrice: '1250,50' }],
    ['agreedPrice', { priceRule: 'agreed', agreedPrice: '0' }],
  ] as const)('says at the field %s what is wrong with %j', (field, changes) => {
    expect(Object.keys(changeFaults({ ...toDraft(stored()), ...changes }, stored(), 'USD'))).toEqual([field]);
  });

  it('knows no price of today for a trip that is sold no more', () => {
    const gone = stored({ priceToday: null });
    expect(changeFaults({ ...toDraft(gone), priceRule: 'today' }, gone, 'USD')).toHaveProperty('priceRule');
  });
});
