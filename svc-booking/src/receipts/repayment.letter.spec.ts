import { describe, expect, it } from '@jest/globals';
import { exampleBooking } from '@safari/contracts/testing';
import { BookingConfig } from '../config.js';
import { repaymentLetter, voidedRepaymentLetter } from './repayment.letter.js';

const sender = Object.assign(new BookingConfig(), { PUBLIC_ORIGIN: 'https://safari.example' });
const repayment = { amount: '100.00', repaidOn: '2027-01-21', reference: 'CRDB 7731' };
const settled = { paid: '300.00', due: '0.00', owed: '0.00' };

describe('the letter about money that went back', () => {
  it('says why, what went back when, and that nothing is owed any more', () => {
    const { subject, text } = repaymentLetter(
      { ...exampleBooking(), language: 'en' },
      repayment,
      settled,
      sender,
    );
    expect(subject).toBe('We sent $100.00 back to you: your booking KS-7F3K2Q');
    for (const said of [
      /^Dear /,
      /You had paid more for your booking KS-7F3K2Q than it costs now/,
      /Sent back on: +21 January 2027/,
      /Amount: +\$100\.00/,
      /Payment reference: +CRDB 7731/,
      /Price of the trip: +\$300\.00/,
      /Paid so far: +\$300\.00/,
      /Owed to you: +\$0\.00/,
      /With it nothing is owed to you any more\. A bank may take some days/,
      /https:\/\/safari\.example\/dashboard\?tab=payments/,
    ]) {
      expect(text).toMatch(said);
    }
    expect(text).not.toContain('Still due');
  });

  it('says what is still to come, in the customer’s language, and never takes words for HTML', () => {
    const { subject, text, html } = repaymentLetter(
      { ...exampleBooking(), language: 'sw' },
      { ...repayment, reference: '<script>' },
      { paid: '340.00', due: '0.00', owed: '40.00' },
      sender,
    );
    expect(subject).toMatch(/^Tumekurudishia /);
    expect(text).toContain('21 Januari 2027');
    expect(text).toContain('Bado tutakurudishia');
    expect(html).toContain('<html lang="sw">');
    expect(html).not.toContain('<script');
  });
});

describe('the letter about money that went back after a cancellation', () => {
  const of = (language: 'en' | 'sw', owed: string) => {
    const booking = { ...exampleBooking(), status: 'cancelled', language } as const;
    return repaymentLetter(booking, repayment, { ...settled, owed }, sender).text;
  };

  it('says that it had come too late, and what is still owed, a refund among it', () => {
    expect(of('en', '0.00')).toMatch(
      /Money for your booking KS-7F3K2Q arrived after it was cancelled, so we sent it back/,
    );
    expect(of('en', '0.00')).toContain('With it nothing is owed to you any more.');
    expect(of('en', '75.00')).toMatch(/Owed to you: +\$75\.00/);
    expect(of('en', '75.00')).toContain('$75.00 is still to come back to you.');
    expect(of('sw', '0.00')).toContain('zilifika baada ya nafasi hiyo kufutwa');
  });

  it('says nothing of a price', () => {
    for (const never of ['costs now', 'Price of the trip', 'Paid so far']) {
      expect(of('en', '75.00')).not.toContain(never);
    }
  });
});

describe('the letter about a voided repayment', () => {
  it('says that the money has not gone back, and what is owed without it', () => {
    const { subject, text } = voidedRepaymentLetter(
      { ...exampleBooking(), language: 'en' },
      repayment,
      { paid: '400.00', due: '0.00', owed: '100.00' },
      sender,
    );
    expect(subject).toBe('Correction: $100.00 was not sent back for your booking KS-7F3K2Q');
    for (const said of [
      /was recorded by mistake and does not count/,
      /Recorded as sent back on: +21 January 2027/,
      /Paid so far: +\$400\.00/,
      /\$100\.00 is still to come back to you\. If the money did reach you, please tell us/,
    ]) {
      expect(text).toMatch(said);
    }
  });

  it('says what is kept and refunded with it, where a refund was reckoned from it', () => {
    const anew = { paid: '400.00', kept: '100.00', refund: '300.00' };
    const { text } = voidedRepaymentLetter(
      { ...exampleBooking(), status: 'cancelled', language: 'en' },
      repayment,
      { paid: '400.00', due: '0.00', owed: '300.00', anew },
      sender,
    );
    expect(text).toMatch(
      /is reckoned anew, .*\n\nPaid: +\$400\.00\nKept by us: +\$100\.00\nRefund: +\$300\.00/,
    );
    expect(text).toContain('$300.00 is still to come back to you. If the money did reach you');
  });

  it('says what is due where the price has risen since, and speaks the customer’s language', () => {
    const risen = { paid: '300.00', due: '100.00', owed: '0.00' };
    const of = (language: 'en' | 'sw') =>
      voidedRepaymentLetter({ ...exampleBooking(), language }, repayment, risen, sender);
    expect(of('en').text).toMatch(/Still due: +\$100\.00/);
    expect(of('en').text).toContain('Nothing is owed to you all the same.');
    expect(of('sw').subject).toMatch(/^Marekebisho: .* hazijarudishwa$/);
  });
});
