import { describe, expect, it } from '@jest/globals';
import { BOOKING_STATUSES } from './booking-statuses.js';
import { contactDue, isLapsed, itemNameIn } from './bookings.js';
import type { PlainDate } from './dates.js';

it('a customer hears from the office within a day', () => {
  expect(contactDue('2026-12-31T20:30:00.000Z')).toBe('2027-01-01T20:30:00.000Z');
});

describe('what a booking’s item is called', () => {
  const itemName = 'Tarangire Overnight';
  const itemTranslations = [{ en: itemName, sw: 'Usiku Mmoja Tarangire' }];

  it('follows the language, as far as the catalogue knew it', () => {
    expect(itemNameIn({ itemName, itemTranslations }, 'sw')).toBe('Usiku Mmoja Tarangire');
    expect(itemNameIn({ itemName, itemTranslations }, 'en')).toBe(itemName);
    expect(itemNameIn({ itemName, itemTranslations: [] }, 'sw')).toBe(itemName);
  });

  it('is the English where the release before told no other', () => {
    expect(itemNameIn({ itemName }, 'sw')).toBe(itemName);
  });
});

it('a request has lapsed once its day has passed, unless somebody confirmed it', () => {
  const lapsed = (preferredDate: PlainDate) =>
    BOOKING_STATUSES.filter((status) => isLapsed({ status, preferredDate }, '2026-11-20'));
  expect(lapsed('2026-11-19')).toEqual(['pending']);
  expect(lapsed('2026-11-20')).toEqual([]);
});
