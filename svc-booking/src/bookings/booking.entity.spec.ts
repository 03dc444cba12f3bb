import { expect, it } from '@jest/globals';
import { DEFAULT_TERMS } from '../cancellations/cancellation-terms.setting.js';
import { BookingEntity } from './booking.entity.js';

const placedAt = (now: Date) =>
  BookingEntity.place(
    '0197c6de-0000-7000-8000-000000000001',
    { name: 'Crater and elephants', translations: [], price: '420.00', durationDays: 4 },
    {
      bookingType: 'package',
      itemId: 1,
      customerName: 'Amina',
      customerEmail: 'amina@example.com',
      customerPhone: '+1 202 555 0171',
      numberOfTravelers: 2,
      preferredDate: '2031-02-03',
      specialRequests: '',
    },
    { currency: 'USD', cancellationTerms: DEFAULT_TERMS, language: 'en' },
    now,
  );

it('bookings have ids that sort by when they were placed, whenever they were written down', () => {
  const later = placedAt(new Date('2019-05-06T07:08:09.011Z'));
  const earlier = placedAt(new Date('2019-05-06T07:08:09.010Z'));
  expect(later.createdAt).toEqual(new Date('2019-05-06T07:08:09.011Z'));
  expect(Number.parseInt(later.id.replaceAll('-', '').slice(0, 12), 16)).toBe(later.createdAt.getTime());
  expect(earlier.id < later.id).toBe(true);
});
