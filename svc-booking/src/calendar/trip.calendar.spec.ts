import { expect, it } from '@jest/globals';
import { BookingConfig } from '../config.js';
import { tripAgreed } from './trip.calendar.js';

const sender = new BookingConfig();
const invited = (customerName: string) => {
  const { content } = tripAgreed(
    {
      id: '0192f0c0-3333-7000-8000-000000000003',
      reference: 'KS-7F3K2Q',
      itemName: 'Crater and Elephants',
      itemTranslations: [],
      customerName,
      customerEmail: 'amina@example.com',
      preferredDate: '2027-02-14',
      numberOfTravelers: 2,
      version: 3,
      durationDays: 5,
      language: 'en',
    },
    sender,
  );
  return Buffer.from(content, 'base64').toString().replaceAll('\r\n ', '');
};

it.each([
  ['Amina Msafiri', 'Amina Msafiri'],
  ['You won, see shop.example/prize', 'amina@example.com'],
])('invites %s as %s: a stranger’s words go to nobody whose address was typed', (written, name) => {
  expect(invited(written)).toContain(`ATTENDEE;CN="${name}";`);
});
