import { describe, expect, it } from '@jest/globals';
import { today } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import type { Offer } from '../shared/offer';
import {
  type BookingDraft,
  bookingFaults,
  draftTotal,
  EMPTY_DRAFT,
  partyOf,
  saysAllOf,
  settledTravelers,
  toRequest,
  twinOf,
} from './booking.rules';
import { readPhone } from './phone-reader';

const now = new Date('2026-06-10T12:00:00Z');
const draft: BookingDraft = {
  customerName: 'Amina Msafiri',
  customerEmail: 'amina@example.com',
  customerPhone: '+255 700 000 000',
  numberOfTravelers: '2',
  preferredDate: '2026-08-01',
  specialRequests: '',
};
const offer = { bookingType: 'package', itemId: 3, unitPrice: '1249.99' } as Offer;
const faults = (changes: Partial<BookingDraft>, at = now) =>
  bookingFaults(
    { ...draft, ...changes },
    (fault) => JSON.stringify(fault).replaceAll('"', ''),
    today(at),
    readPhone,
  );

describe('the booking form', () => {
  it('is fine when everything is there', () => {
    expect(faults({})).toEqual({});
  });

  it('begins empty, for one traveler', () => {
    const { numberOfTravelers, ...texts } = EMPTY_DRAFT;
    expect(numberOfTravelers).toBe('1');
    expect(Object.values(texts)).toEqual(['', '', '', '', '']);
  });

  it('names every missing field', () => {
    expect(faults({ customerName: ' ', customerEmail: '', customerPhone: '', preferredDate: '' })).toEqual({
      customerName: 'name',
      customerEmail: 'email',
      customerPhone: 'phone.missing',
      preferredDate: 'date',
    });
  });

  it('takes a name that nobody can see for none', () => {
    expect(faults({ customerName: '\u200b\u2060' })).toEqual({ customerName: 'name' });
  });

  it.each(['amina', 'amina@', '@example.com', 'a b@example.com', 'a@b', 'a@example.com, b@example.com'])(
    'refuses %s as an address',
    (customerEmail) => expect(faults({ customerEmail })).toEqual({ customerEmail: 'email' }),
  );

  it.each(['0', '21', '2.5', '-1', '1e9', '', 'two', '2099'])('refuses %p travelers', (numberOfTravelers) => {
    expect(faults({ numberOfTravelers })).toEqual({ numberOfTravelers: 'travelers' });
  });

  it('takes an address with blanks around it', () => {
    expect(faults({ customerEmail: ' amina@example.com ' })).toEqual({});
  });

  it('takes an address with marks that nobody sees, and sends it without', () => {
    const customerEmail = '\u202aamina@\u200bexample.com\u202c';
    expect(faults({ customerEmail })).toEqual({});
    expect(toRequest(offer, { ...draft, customerEmail }, 'USD', '2026').customerEmail).toBe(
      'amina@example.com',
    );
  });

  it.each(['1', '20', ' 3 '])('takes %p travelers', (numberOfTravelers) =>
    expect(faults({ numberOfTravelers })).toEqual({}),
  );

  it('falls back to one traveler for what is no number once the field is left', () => {
    expect(['abc', '', ' ', '1e', 'NaN', 'Infinity'].map(settledTravelers)).toEqual(Array(6).fill('1'));
    expect(['7', ' 20 ', '05', '1e1', '2.5', '0'].map(settledTravelers)).toEqual([
      '7',
      '20',
      '5',
      '10',
      '2.5',
      '0',
    ]);
    expect(['3', ' 20 ', '2.5', '', '1e', '0'].map(partyOf)).toEqual([3, 20, ...Array(4).fill(undefined)]);
  });

  it.each([
    ['+255 27 555 0171', undefined],
    ['0044 20 7946 0183', undefined],
    ['+1 415 555 0127', undefined],
    ['0754 123 456', 'phone.country'],
    ['+255 712 555 01001', 'phone.invalid'],
    ['+255 12', 'phone.invalid'],
    ['+999 1234567', 'phone.invalid'],
    ['+255 27 555 0171 or 0172', 'phone.invalid'],
    ['+255 27 555 0171 after dinner', 'phone.invalid'],
  ])('takes the number %s for the country of its code, or says why not', (customerPhone, fault) => {
    expect(faults({ customerPhone })).toEqual(fault ? { customerPhone: fault } : {});
  });

  it('says how much too long a text is, an emoji counted once, as the server counts', () => {
    expect(faults({ specialRequests: '🦒'.repeat(2000) })).toEqual({});
    expect(faults({ specialRequests: '🦒'.repeat(10_000) })).toEqual({
      specialRequests: '{max:2000,length:10000}',
    });
    expect(faults({ customerName: 'N'.repeat(121) })).toEqual({ customerName: '{max:120,length:121}' });
    expect(faults({ customerName: `  ${'N'.repeat(120)}  ` })).toEqual({});
  });

  it.each(['2026-02-30', 'tomorrow', '2026-8-1', '01.08.2026'])('refuses %s as a date', (preferredDate) => {
    expect(faults({ preferredDate })).toEqual({ preferredDate: 'date' });
  });

  it('takes no day that the server would not take', () => {
    expect(faults({ preferredDate: '2029-06-10' })).toEqual({});
    for (const preferredDate of ['2029-06-11', '2099-01-01'])
      expect(faults({ preferredDate })).toEqual({ preferredDate: 'date.late' });
  });

  it('knows today by the clock of the safari, wherever the visitor is', () => {
    // 23:30 in Honolulu on the 9th is 12:30 on the 10th in Dar es Salaam
    const honolulu = new Date('2026-06-10T09:30:00Z');
    expect(faults({ preferredDate: '2026-06-10' }, honolulu)).toEqual({});
    expect(faults({ preferredDate: '2026-06-09' }, honolulu)).toEqual({ preferredDate: 'date.past' });
    // 01:00 in Kiritimati on the 11th is 14:00 on the 10th in Dar es Salaam
    const kiritimati = new Date('2026-06-10T11:00:00Z');
    expect(faults({ preferredDate: '2026-06-10' }, kiritimati)).toEqual({});
    // 22:00 UTC is already the next day there
    const late = new Date('2026-06-10T22:00:00Z');
    expect(faults({ preferredDate: '2026-06-10' }, late)).toEqual({ preferredDate: 'date.past' });
  });
});

describe('the price', () => {
  it('is the unit price times the travelers, to the smallest unit', () => {
    expect(draftTotal(offer, '3', 'USD')).toBe('3749.97');
    expect(toRequest(offer, { ...draft, numberOfTravelers: '20' }, 'USD', '2026').totalPrice).toBe(
      '24999.80',
    );
    expect(draftTotal({ ...offer, unitPrice: '12.005' }, '3', 'KWD')).toBe('36.015');
  });

  it('is not shown for a number that is none', () => {
    expect(['', '21', '2.5'].map((travelers) => draftTotal(offer, travelers, 'USD'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('asks for what was typed, without the spaces around it', () => {
  const typed = {
    ...draft,
    customerName: ' Amina ',
    customerEmail: ' amina@example.com ',
    customerPhone: ' +255 700 000 000 ',
    specialRequests: ' ',
  };
  expect(toRequest(offer, typed, 'USD', '2026')).toMatchObject({
    bookingType: 'package',
    itemId: 3,
    customerName: 'Amina',
    customerEmail: 'amina@example.com',
    customerPhone: '+255 700 000 000',
    specialRequests: '',
    totalPrice: '2499.98',
    termsVersion: '2026',
  });
});

describe('a booking that there is already', () => {
  const booking = exampleBooking({ itemId: 3, preferredDate: '2026-08-01', numberOfTravelers: 2 });
  const request = toRequest(offer, draft, 'USD', '2026');

  it('is a twin where trip, date and party are the same, as long as it is not over', () => {
    expect(twinOf(request, [booking])).toBe(booking);
    for (const other of [
      { itemId: 4 },
      { bookingType: 'attraction' },
      { preferredDate: '2026-08-02' },
      { numberOfTravelers: 3 },
      { status: 'completed' },
      { status: 'cancelled' },
    ] as const)
      expect(twinOf(request, [{ ...booking, ...other }])).toBeUndefined();
  });

  it('says all that was typed, or not', () => {
    const placed = { ...booking, ...draft, numberOfTravelers: 2 };
    expect(saysAllOf(placed, { ...draft, customerName: ` ${draft.customerName} ` })).toBe(true);
    expect(saysAllOf(placed, { ...draft, customerEmail: `\u202a${draft.customerEmail}\u202c` })).toBe(true);
    for (const change of [{ numberOfTravelers: '3' }, { specialRequests: 'A cake' }])
      expect(saysAllOf(placed, { ...draft, ...change })).toBe(false);
  });
});
