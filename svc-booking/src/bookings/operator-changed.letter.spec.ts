import { describe, expect, it } from '@jest/globals';
import { exampleBooking } from '@safari/contracts/testing';
import { BookingConfig } from '../config.js';
import { operatorChangedLetter } from './operator-changed.letter.js';

const sender = Object.assign(new BookingConfig(), { PUBLIC_ORIGIN: 'https://safari.example' });
const letter = (language: 'en' | 'sw' = 'en', operator = 'Baobab Camps') =>
  operatorChangedLetter(
    { ...exampleBooking(), durationDays: 3, assignedOperatorName: operator, language },
    'Mbuyu Lodges',
    sender,
  );

describe('the letter about another operator', () => {
  it('says who runs the trip now and who did, and that all else stays', () => {
    const { subject, text } = letter();
    expect(subject).toMatch(/^Another operator runs your trip KS-7F3K2Q: /);
    expect(text).toContain('From now on Baobab Camps runs the trip of your booking KS-7F3K2Q.');
    expect(text).toMatch(/Run by: +Baobab Camps\n/);
    expect(text).toMatch(/Until now: +Mbuyu Lodges\n/);
    expect(text).toContain('Nothing else changes');
    expect(text).toContain('https://safari.example/my-bookings');
  });

  it('speaks the customer’s language, and never takes a name for HTML', () => {
    const { subject, text, html } = letter('sw', '<b>Baobab</b>');
    expect(subject).toMatch(/^Mwendeshaji mwingine/);
    expect(text).toContain('Hadi sasa alikuwa Mbuyu Lodges.');
    expect(html).not.toContain('<b>Baobab');
  });
});
