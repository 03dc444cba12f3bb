import { describe, expect, it } from '@jest/globals';
import type { Booking, Settlement } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { BookingConfig } from '../config.js';
import type { StandingWithout as Standing } from '../payments/payment.rules.js';
import type { ReceivedPayment } from './receipt.letter.js';
import { voidedPaymentLetter } from './voided-payment.letter.js';

const sender = Object.assign(new BookingConfig(), { PUBLIC_ORIGIN: 'https://safari.example' });

const letter = (
  language: 'en' | 'sw' = 'en',
  facts: Partial<ReceivedPayment> = {},
  standing: Standing = { paid: '50.00', due: '250.00', owed: '0.00' },
  changes: Partial<Booking> = {},
) =>
  voidedPaymentLetter(
    { ...exampleBooking(), ...changes, language },
    { amount: '100.00', receivedOn: '2027-01-21', reference: '', ...facts },
    standing,
    sender,
  );

describe('the letter about a voided payment', () => {
  it('says which payment counts no more, and what has arrived and is due without it', () => {
    const { subject, text } = letter();
    expect(subject).toBe('Correction: $100.00 was recorded by mistake for your booking KS-7F3K2Q');
    for (const said of [
      /^Dear /,
      /was recorded by mistake and does not count\. A receipt that you have for it holds no longer\./,
      /Recorded as received on: +21 January 2027/,
      /Amount: +\$100\.00/,
      /Price of the trip: +\$300\.00/,
      /Paid so far: +\$50\.00/,
      /Still due: +\$250\.00/,
      /\$250\.00 is still due\. If you did send this money, please tell us/,
      /https:\/\/safari\.example\/dashboard\?tab=payments/,
      /write to \S+@\S+ or call \+/,
    ]) {
      expect(text).toMatch(said);
    }
    expect(text).not.toContain('Payment reference');
  });

  it('names the bank’s reference where it was written down, and says where nothing is due all the same', () => {
    const { text } = letter('en', { reference: 'CRDB 7731' }, { paid: '300.00', due: '0.00', owed: '0.00' });
    expect(text).toMatch(/Payment reference: +CRDB 7731/);
    expect(text).toContain('Nothing is due all the same.');
    expect(text).not.toContain('is still due');
  });

  it.each([
    [
      'en',
      'Nothing is due all the same. You have paid $100.00 more than your trip costs now. We send it back',
    ],
    ['sw', 'zaidi ya bei ya sasa ya safari yako. Tunazirudisha'],
  ] as const)('says what comes back where more was paid than the trip costs (%s)', (language, said) => {
    const of = (owed: string) => letter(language, {}, { paid: '400.00', due: '0.00', owed }).text;
    expect(of('100.00')).toContain(said);
    expect(of('0.00')).not.toContain(said.split('. ').at(-1));
  });

  it('speaks the customer’s language, and never takes words for HTML', () => {
    const { subject, text, html } = letter('sw', { reference: '<script>' });
    expect(subject).toMatch(/^Marekebisho: .* yaliandikwa kimakosa$/);
    expect(text).toContain('21 Januari 2027');
    expect(text).toContain('Kinachobaki kulipwa ni');
    expect(html).toContain('<html lang="sw">');
    expect(html).not.toContain('<script');
  });

  it('says of one that came after the cancellation what is owed without it, and of no price', () => {
    const late = (owed: string, language: 'en' | 'sw' = 'en') =>
      letter(language, {}, { paid: '50.00', due: '0.00', owed }, { status: 'cancelled' }).text;
    expect(late('40.00')).toMatch(
      /that a payment arrived for your cancelled booking \S+ was recorded by mistake/,
    );
    expect(late('40.00')).toMatch(/Owed to you: +\$40\.00/);
    expect(late('40.00')).toMatch(/\$40\.00 is still to come back to you\. If you did send this money/);
    expect(late('0.00')).toContain('Without it nothing is owed to you. If you did send this money');
    expect(late('0.00', 'sw')).toContain('Bila malipo hayo hatuna deni kwako.');
    for (const never of ['Price of the trip', 'Paid so far', 'due', 'receipt']) {
      expect(late('0.00')).not.toContain(never);
    }
  });

  describe('from which a refund was reckoned', () => {
    const anew = (changes: Partial<Settlement & { owed: string }> = {}, language: 'en' | 'sw' = 'en') => {
      const { owed = '350.00', ...settlement } = {
        paid: '600.00',
        kept: '250.00',
        refund: '350.00',
        ...changes,
      };
      const standing = { paid: '600.00', due: '0.00', owed, anew: settlement };
      return letter(language, {}, standing, { status: 'cancelled' }).text;
    };

    it('says what is kept and refunded without it', () => {
      const text = anew();
      for (const said of [
        /that a payment arrived for your cancelled booking \S+ was recorded by mistake/,
        /is reckoned anew, and what we wrote to you of that holds no longer, either:/,
        /Paid: +\$600\.00\n/,
        /Kept by us: +\$250\.00\n/,
        /Refund: +\$350\.00\n/,
        /\$350\.00 is still to come back to you\. If you did send this money/,
      ]) {
        expect(text).toMatch(said);
      }
      expect(text).not.toMatch(/Price of the trip|Owed to you/);
      expect(anew({}, 'sw')).toMatch(/tumekokotoa upya .*\n\nKilicholipwa: /);
    });

    it('says that nothing is owed and nothing due where nothing is left of it', () => {
      const none = { paid: '0.00', kept: '0.00', refund: '0.00', owed: '0.00' };
      expect(anew(none)).toContain('Without it nothing is owed to you, and nothing is due.');
      expect(anew(none, 'sw')).toContain('Bila malipo hayo hatuna deni kwako, nawe hudaiwi chochote.');
    });

    it('says what is owed in all where more has arrived since', () => {
      expect(anew({ owed: '400.00' })).toMatch(/Owed to you in all: +\$400\.00/);
    });
  });
});
