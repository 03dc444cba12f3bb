import { expect, it } from '@jest/globals';
import { defaultBrand } from '@safari/contracts';
import { availabilityLetter, changedTripLetter } from './availability-request.letter.js';

const trip = {
  reference: 'KS-7F3K2Q',
  bookingType: 'package' as const,
  itemId: 2,
  itemName: 'Crater and Elephants',
  preferredDate: '2031-02-14',
  durationDays: 3,
  numberOfTravelers: 4,
  specialRequests: '',
};

it('tells an operator when, what and how many', () => {
  const { subject, message } = availabilityLetter(defaultBrand, 'Ukingo Crater Lodge', trip);
  expect(subject).toBe('Availability request KS-7F3K2Q: Crater and Elephants, 14 February 2031');
  expect(message).toBe(`Dear Ukingo Crater Lodge,

We are planning the trip below and would like to have you with us.

Reference:  KS-7F3K2Q
Trip:       Crater and Elephants (package)
Dates:      14 February 2031 to 16 February 2031 (3 days)
Travelers:  4
Requests:   none

Please tell us whether you are available and what you would charge for the whole group of 4, naming the reference.

Asante sana,
Kilele Safaris
info@kilele-safaris.example · +255 27 555 0142`);
});

it.each([
  [9, 'Dates:      14 February 2031 to 22 February 2031 (9 days)'],
  [1, 'Dates:      14 February 2031'],
  [null, 'Start:      14 February 2031'],
])('tells an operator until when a trip of %j days runs, where that is known', (durationDays, line) => {
  const { message } = availabilityLetter(defaultBrand, 'Ukingo Crater Lodge', { ...trip, durationDays });
  expect(message).toContain(`\n${line}\nTravelers:`);
});

it.each([
  [1, 'what you would charge for one traveler, naming'],
  [2, 'what you would charge for the whole group of 2, naming'],
])('asks for one price for all who travel: %i', (numberOfTravelers, words) => {
  const party = { ...trip, numberOfTravelers };
  expect(availabilityLetter(defaultBrand, 'Ukingo Crater Lodge', party).message).toContain(words);
  expect(changedTripLetter(defaultBrand, 'Ukingo Crater Lodge', party, trip, true).message).toContain(words);
});

it.each([
  ['Two rooms', 'Requests:   Two rooms'],
  ['', 'Requests:   none'],
])('tells of a change with what is wished, where that is known: %j', (specialRequests, line) => {
  const before = { preferredDate: '2031-01-31', numberOfTravelers: 3 };
  const { message } = changedTripLetter(
    defaultBrand,
    'Ukingo Crater Lodge',
    { ...trip, specialRequests },
    before,
    false,
  );
  expect(message).toContain(
    `Before:     31 January 2031 to 2 February 2031 (3 days), travelers: 3\n${line}\n`,
  );
  const unknown = { ...trip, specialRequests: null };
  expect(
    changedTripLetter(defaultBrand, 'Ukingo Crater Lodge', unknown, before, false).message,
  ).not.toContain('Requests');
});

it.each([
  [true, 'The trip below, which you run, has changed.'],
  [false, 'The trip below has changed.'],
])('tells whoever runs a trip that changes that they do: %j', (runs, opening) => {
  const before = { preferredDate: '2031-01-31', numberOfTravelers: 3 };
  expect(changedTripLetter(defaultBrand, 'Ukingo Crater Lodge', trip, before, runs).message).toContain(
    `\n\n${opening} What you told us before`,
  );
});
