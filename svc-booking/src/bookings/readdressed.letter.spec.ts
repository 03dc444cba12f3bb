import { describe, expect, it } from '@jest/globals';
import { exampleBooking } from '@safari/contracts/testing';
import { BookingConfig } from '../config.js';
import { reachedElsewhereLetter, reachedHereLetter } from './readdressed.letter.js';

const sender = Object.assign(new BookingConfig(), { PUBLIC_ORIGIN: 'https://safari.example' });
const booking = (language: 'en' | 'sw' = 'en', customerName = 'Amina Msafiri') => ({
  ...exampleBooking({ customerName }),
  durationDays: 3,
  language,
});

describe('the letters about a corrected address', () => {
  it('tell the new one that we write there, and of which trip', () => {
    const { subject, text } = reachedHereLetter(booking(), sender);
    expect(subject).toBe('From now on we write to you here about your booking KS-7F3K2Q');
    expect(text).toMatch(/Dates: +11 February 2027 to 13 February 2027 \(3 days\)/);
    expect(text).toContain('https://safari.example/my-bookings');
  });

  it('tell the former one that its entry goes, and neither where we write to nor when somebody is away', () => {
    const { subject, text } = reachedElsewhereLetter(booking(), sender);
    expect(subject).toBe('From now on we write elsewhere about the booking KS-7F3K2Q');
    expect(text).toContain('from the calendar of this address its days are taken out');
    expect(text).not.toMatch(/February|my-bookings/);
    expect(text).not.toContain(exampleBooking().customerEmail);
  });

  it('speak the customer’s language, and never take a name for HTML', () => {
    for (const write of [reachedHereLetter, reachedElsewhereLetter]) {
      const { subject, html } = write(booking('sw', '<b>Amina'), sender);
      expect(subject).toMatch(/^Kuanzia sasa /);
      expect(html).toContain('<html lang="sw">');
      expect(html).not.toContain('<b>');
    }
  });
});
