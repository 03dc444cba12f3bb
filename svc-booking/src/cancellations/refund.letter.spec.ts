import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { BookingConfig } from '../config.js';
import { refundLetter, voidedRefundLetter } from './refund.letter.js';

const sender = Object.assign(new BookingConfig(), { PUBLIC_ORIGIN: 'https://safari.example' });
const refund = { amount: '630.00', refundedOn: '2027-01-21' };
const booking = (language: 'en' | 'sw') => ({ ...exampleBooking(), language });

describe('the letter about a paid refund', () => {
  it('says what left when, and that nothing is owed any more', () => {
    const { subject, text } = refundLetter(booking('en'), refund, '0.00', sender);
    expect(subject).toBe('We sent $630.00 back to you: your booking KS-7F3K2Q');
    for (const said of [
      /^Dear /,
      /The refund for your cancelled booking KS-7F3K2Q has left our account/,
      /Sent back on: +21 January 2027/,
      /Amount: +\$630\.00/,
      /With it nothing is owed to you any more\. A bank may take some days/,
    ]) {
      expect(text).toMatch(said);
    }
  });

  it('says what is still owed of money that came after the cancellation', () => {
    const { text } = refundLetter(booking('en'), refund, '50.00', sender);
    expect(text).toMatch(/\$50\.00 is still to come back to you\. A bank may take some days/);
    expect(text).not.toContain('nothing is owed');
  });

  it('speaks the customer’s language', () => {
    const { subject, text, html } = refundLetter(booking('sw'), refund, '0.00', sender);
    expect(subject).toMatch(/^Tumekurudishia /);
    expect(text).toContain('Fedha zako za nafasi KS-7F3K2Q iliyofutwa');
    expect(text).toContain('21 Januari 2027');
    expect(html).toContain('<html lang="sw">');
  });

  it.each(LANGUAGES)('never takes words for HTML (%s)', (language) => {
    const named = { ...booking(language), customerName: 'Amina <b>Msafiri</b>' };
    expect(refundLetter(named, refund, '0.00', sender).html).toContain('Amina &lt;b&gt;Msafiri');
  });
});

describe('the letter about a voided refund', () => {
  it('says that it has not been paid, and what is still owed with it', () => {
    const { subject, text } = voidedRefundLetter(booking('en'), refund, '680.00', sender);
    expect(subject).toBe('Correction: $630.00 was not sent back for your booking KS-7F3K2Q');
    expect(text).toMatch(/recorded by mistake and does not count/);
    expect(text).toMatch(/Recorded as sent back on: +21 January 2027/);
    expect(text).toMatch(/\$680\.00 is still to come back to you\. If the money did reach you/);
  });
});
