import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  type BookingOffers,
  type ChangeOffer,
  newTerms,
  TRAVELERS,
  termsOf,
  today,
} from '@safari/contracts';
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
      pricePercent: '',
      agreedPrice: '90.00',
      reason: 'The camp opens later.',
    });
    const cheaper = offer({ priceRule: 'percent', pricePercent: -10 });
    expect(toDraft(stored({ offers: [cheaper] }))).toMatchObject({
      priceRule: 'percent',
      pricePercent: '-10',
      agreedPrice: '100.00',
    });
    const wish = offer({ offeredBy: 'customer' });
    expect(toDraft(stored({ offers: [wish] }))).toEqual(toDraft(stored()));
  });

  it('begins with the booking as it stands, and its price kept', () => {
    expect(toDraft(stored())).toEqual({
      customerName: 'Amina Msafiri',
      customerEmail: 'amina@example.com',
      customerPhone: '+255 712 555 010',
      specialRequests: '',
      preferredDate: booking.preferredDate,
      numberOfTravelers: '3',
      priceRule: 'kept',
      pricePercent: '',
      agreedPrice: '100.00',
      reason: '',
    });
    expect(() => toDraft()).toThrow('only a stored booking can be changed');
  });

  it('sends the price that its rule makes, and texts without the spaces around them', () => {
    const draft = {
      ...toDraft(stored()),
      customerName: ' Amina Msafiri ',
      customerEmail: ' amina@example.com',
      customerPhone: '+255 712 555 010 ',
      specialRequests: ' No nuts. ',
      priceRule: 'percent' as const,
      pricePercent: '-10',
      reason: ' Sorry ',
    };
    const terms = newTerms(booking.preferredDate, 3, '90.00', 'USD');
    expect(termsIn(draft, stored(), 'USD')).toEqual(terms);
    const request = {
      customerName: 'Amina Msafiri',
      customerEmail: 'amina@example.com',
      customerPhone: '+255 712 555 010',
      specialRequests: 'No nuts.',
      preferredDate: booking.preferredDate,
      numberOfTravelers: 3,
      unitPrice: '90.00',
      priceRule: 'percent',
      pricePercent: -10,
      reason: 'Sorry',
    };
    expect(toRequest(draft, terms)).toEqual(request);
    expect(toRequest({ ...draft, priceRule: 'kept' }, terms)).toEqual({
      ...request,
      priceRule: 'kept',
      pricePercent: null,
    });
  });

  it.each([
    [{ numberOfTravelers: `${TRAVELERS.min}` }, true],
    [{ numberOfTravelers: `${TRAVELERS.max}` }, true],
    [{ numberOfTravelers: `${TRAVELERS.min - 1}` }, false],
    [{ numberOfTravelers: `${TRAVELERS.max + 1}` }, false],
    [{ numberOfTravelers: '2.5' }, false],
    [{ preferredDate: '' }, false],
    [{ preferredDate: '2027-02-30' }, false],
    [{ priceRule: 'agreed', agreedPrice: 'half' }, false],
    [{ priceRule: 'percent', pricePercent: ' ' }, false],
  ] as const)('makes with %j terms: %j', (changes, made) => {
    const terms = termsIn({ ...toDraft(stored()), ...changes }, stored(), 'USD');
    expect(terms !== undefined).toBe(made);
  });

  it('asks for a reason only where another date, party or price is offered', () => {
    const draft = toDraft(stored());
    expect(changeFaults({ ...draft, customerName: 'Asha' }, stored(), 'USD')).toEqual({});
    const moved = { ...draft, preferredDate: later, reason: ' ' };
    expect(changeFaults(moved, stored(), 'USD')).toEqual({ reason: 'change.fault.reason' });
    expect(changeFaults({ ...moved, reason: 'The camp opens later.' }, stored(), 'USD')).toEqual({});
  });

  it.each([
    [{ customerName: ' ' }, { customerName: 'change.fault.name' }],
    [{ customerName: '\u200b' }, { customerName: 'change.fault.name' }],
    [{ customerEmail: 'asha' }, { customerEmail: 'change.fault.email' }],
    [{ customerEmail: ' asha@example.com ' }, {}],
    [{ customerEmail: '\u202aasha@example.com\u202c' }, {}],
    [{ customerPhone: ' ' }, { customerPhone: 'change.fault.phone' }],
    [{ customerPhone: '\u202a\u202c' }, { customerPhone: 'change.fault.phone' }],
    [{ preferredDate: '' }, { preferredDate: 'change.fault.date' }],
    [{ preferredDate: addDays(today(), -1) }, { preferredDate: 'change.fault.date' }],
    [{ numberOfTravelers: '0' }, { numberOfTravelers: 'change.fault.travelers' }],
    [{ numberOfTravelers: '21' }, { numberOfTravelers: 'change.fault.travelers' }],
    [{ numberOfTravelers: '2.5' }, { numberOfTravelers: 'change.fault.travelers' }],
    [{ numberOfTravelers: '1', reason: 'Two are ill.' }, {}],
    [{ numberOfTravelers: '20', reason: 'The whole choir comes.' }, {}],
    [{ priceRule: 'percent', pricePercent: '-12.5', reason: 'They come every year.' }, {}],
    [{ priceRule: 'percent', pricePercent: '-12.25' }, { pricePercent: 'change.fault.percent' }],
    [{ priceRule: 'percent' }, { pricePercent: 'change.fault.percent' }],
    [{ priceRule: 'agreed', agreedPrice: '1250,50' }, { agreedPrice: 'change.fault.price' }],
    [{ priceRule: 'agreed', agreedPrice: '0' }, { agreedPrice: 'change.fault.price' }],
  ] as const)('finds in %j the faults %j', (changes, faults) => {
    expect(changeFaults({ ...toDraft(stored()), ...changes }, stored(), 'USD')).toEqual(faults);
  });

  describe('of a free trip', () => {
    const free = stored({
      booking: { ...booking, unitPrice: '0.00', totalPrice: '0.00' },
      priceToday: '0.00',
    });

    it.each([
      { customerEmail: 'amina.msafiri@example.com' },
      { preferredDate: later, reason: 'The museum is closed that day.' },
      { numberOfTravelers: '4', priceRule: 'today', reason: 'My sister comes, too.' },
      { preferredDate: later, priceRule: 'percent', pricePercent: '10', reason: 'Ten percent of nothing.' },
      { priceRule: 'agreed', agreedPrice: '0' },
      { priceRule: 'agreed', agreedPrice: '5', reason: 'The museum asks for a fee.' },
    ] as const)('takes %j', (changes) => {
      expect(changeFaults({ ...toDraft(free), ...changes }, free, 'USD')).toEqual({});
    });
  });

  it('gives nobody for nothing what was booked at a price', () => {
    const now = stored({ priceToday: '0.00' });
    const draft = { ...toDraft(now), reason: 'The museum is free by now.' };
    expect(changeFaults({ ...draft, priceRule: 'today' }, now, 'USD')).toEqual({
      priceRule: 'change.fault.free',
    });
  });

  it('leaves a date alone that has passed since, as long as nobody moves it', () => {
    const past = stored({ booking: { ...booking, preferredDate: addDays(today(), -3) } });
    expect(changeFaults(toDraft(past), past, 'USD')).toEqual({});
  });

  it('knows no price of today for a trip that is sold no more', () => {
    const gone = stored({ priceToday: null });
    expect(changeFaults({ ...toDraft(gone), priceRule: 'today' }, gone, 'USD')).toEqual({
      priceRule: 'change.fault.notSold',
    });
  });
});
