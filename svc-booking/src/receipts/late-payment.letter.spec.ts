import { describe, expect, it } from '@jest/globals';
import { exampleBooking } from '@safari/contracts/testing';
import { BookingConfig } from '../config.js';
import { latePaymentLetter } from './late-payment.letter.js';

const sender = Object.assign(new BookingConfig(), { PUBLIC_ORIGIN: 'https://safari.example' });
const payment = { amount: '100.00', receivedOn: '2027-01-21', reference: 'CRDB 7731' };
const letter = (language: 'en' | 'sw' = 'en', reference = payment.reference) =>
  latePaymentLetter(
    { ...exampleBooking(), status: 'cancelled', language },
    { ...payment, reference },
    { owed: '175.00' },
    sender,
  );

describe('the letter about money that arrived after the cancellation', () => {
  it('says what arrived when, that it comes back, and what is owed in all', () => {
    const { subject, text } = letter();
    expect(subject).toBe('$100.00 arrived for your cancelled booking KS-7F3K2Q');
    for (const said of [
      /^Dear /,
      /arrived after it was cancelled\. This money is yours: we send it back/,
      /Received on: +21 January 2027/,
      /Amount: +\$100\.00/,
      /Payment reference: +CRDB 7731/,
      /Owed to you in all: +\$175\.00/,
      /nothing that you need to do\. We write to you once it has left our account/,
      /https:\/\/safari\.example\/dashboard\?tab=payments/,
      /write to \S+@\S+ or call \+/,
    ]) {
      expect(text).toMatch(said);
    }
    for (const never of ['due', 'Price', 'trust']) expect(text).not.toContain(never);
    expect(letter('en', '').text).not.toContain('Payment reference');
  });

  it('speaks the customer’s language, and never takes words for HTML', () => {
    const { subject, text, html } = letter('sw', '<script>');
    expect(subject).toMatch(/ zimefika kwa nafasi yako KS-7F3K2Q iliyofutwa$/);
    expect(text).toContain('21 Januari 2027');
    expect(text).toContain('Fedha hizi ni zako');
    expect(html).toContain('<html lang="sw">');
    expect(html).not.toContain('<script');
  });
});
