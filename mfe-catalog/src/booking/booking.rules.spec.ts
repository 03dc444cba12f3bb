import { describe, expect, it } from '@jest/globals';
import type { Offer } from '../shared/offer';
import { type BookingDraft, bookingFaults, draftTotal, readTravelers, toRequest } from './booking.rules';

const now = new Date('2026-06-10T12:00:00Z');
const draft: BookingDraft = {
  customerName: 'Amina Msafiri',
  customerEmail: 'amina@example.com',
  customerPhone: '+255 700 000 000',
  numberOfTravelers: 2,
  preferredDate: '2026-08-01',
  specialRequests: '',
};
const offer = { bookingType: 'package', itemId: 3, unitPrice: '1249.99' } as Offer;
const faults = (changes: Partial<BookingDraft>, at = now) =>
  bookingFaults({ ...draft, ...changes }, (fault) => fault, at);

describe('the booking form', () => {
  it('is fine when everything is there', () => {
    expect(faults({})).toEqual({});
  });

  it('names every missing field', () => {
    expect(faults({ customerName: ' ', customerEmail: '', customerPhone: '', preferredDate: '' })).toEqual({
      customerName: 'name',
      customerEmail: 'email',
      customerPhone: 'phone',
      preferredDate: 'date',
    });
  });

  it.each(['amina', 'amina@', '@example.com', 'a b@example.com', 'a@b', 'a@example.com, b@example.com'])(
    'refuses %s as an address',
    (customerEmail) => expect(faults({ customerEmail })).toEqual({ customerEmail: 'email' }),
  );

  it.each([0, 21, 2.5, -1, 1e9])('refuses %p travelers', (numberOfTravelers) => {
    expect(faults({ numberOfTravelers })).toEqual({ numberOfTravelers: 'travelers' });
  });

  it.each([1, 20])('takes %p travelers', (numberOfTravelers) =>
    expect(faults({ numberOfTravelers })).toEqual({}),
  );

  it('falls back to one traveler for what is no number', () => {
    expect(['abc', '', ' ', '1e', 'NaN', 'Infinity'].map(readTravelers)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(['7', ' 20 ', '2.5', '0'].map(readTravelers)).toEqual([7, 20, 2.5, 0]);
  });

  it.each(['2026-02-30', 'tomorrow', '2026-8-1', '01.08.2026'])('refuses %s as a date', (preferredDate) => {
    expect(faults({ preferredDate })).toEqual({ preferredDate: 'date' });
  });

  it('knows today by the clock of the safari, wherever the visitor is', () => {
    // 23:30 in Honolulu on the 9th is 12:30 on the 10th in Dar es Salaam
    const honolulu = new Date('2026-06-10T09:30:00Z');
    expect(faults({ preferredDate: '2026-06-10' }, honolulu)).toEqual({});
    expect(faults({ preferredDate: '2026-06-09' }, honolulu)).toEqual({ preferredDate: 'past' });
    // 01:00 in Kiritimati on the 11th is 14:00 on the 10th in Dar es Salaam
    const kiritimati = new Date('2026-06-10T11:00:00Z');
    expect(faults({ preferredDate: '2026-06-10' }, kiritimati)).toEqual({});
    // 22:00 UTC is already the next day there
    const late = new Date('2026-06-10T22:00:00Z');
    expect(faults({ preferredDate: '2026-06-10' }, late)).toEqual({ preferredDate: 'past' });
  });
});

describe('the price', () => {
  it('is the unit price times the travelers, to the smallest unit', () => {
    expect(draftTotal(offer, 3, 'USD')).toBe('3749.97');
    expect(toRequest(offer, { ...draft, numberOfTravelers: 20 }, 'USD').totalPrice).toBe('24999.80');
    expect(draftTotal({ ...offer, unitPrice: '12.005' }, 3, 'KWD')).toBe('36.015');
  });

  it('is not shown for a number that is none', () => {
    expect([0, 21, 2.5].map((travelers) => draftTotal(offer, travelers, 'USD'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('asks for what was typed, without the spaces around it', () => {
  expect(toRequest(offer, { ...draft, customerName: ' Amina ', specialRequests: ' ' }, 'USD')).toMatchObject({
    bookingType: 'package',
    itemId: 3,
    customerName: 'Amina',
    specialRequests: '',
    totalPrice: '2499.98',
  });
});
