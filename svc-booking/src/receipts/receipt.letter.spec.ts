import { describe, expect, it } from '@jest/globals';
import type { Booking } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { BookingConfig } from '../config.js';
import { type ReceivedPayment, receiptLetter } from './receipt.letter.js';

const sender = Object.assign(new BookingConfig(), { PUBLIC_ORIGIN: 'https://safari.example' });

const letter = (
  language: 'en' | 'sw' = 'en',
  facts: Partial<ReceivedPayment> = {},
  standing = { paid: '100.00', due: '200.00', owed: '0.00', invoiced: true },
  status: Booking['status'] = 'confirmed',
) =>
  receiptLetter(
    { ...exampleBooking(), status, language },
    { amount: '100.00', receivedOn: '2027-01-21', reference: '', ...facts },
    standing,
    sender,
  );

describe('a receipt', () => {
  it('says how much arrived on which day, and what is still due', () => {
    const { subject, text } = letter();
    expect(subject).toBe('Receipt for $100.00: your booking KS-7F3K2Q');
    for (const said of [
      /Received on: +21 January 2027/,
      /Amount: +\$100\.00/,
      /Price of the trip: +\$300\.00/,
      /Still due: +\$200\.00/,
      /\$200\.00 is still due; your invoice says/,
      /https:\/\/safari\.example\/dashboard\?tab=payments/,
    ]) {
      expect(text).toMatch(said);
    }
    expect(text).not.toContain('Payment reference');
  });

  it('names the bank’s reference where it was written down, and says when nothing is due any more', () => {
    const { text } = letter(
      'en',
      { reference: 'CRDB 7731' },
      { paid: '300.00', due: '0.00', owed: '0.00', invoiced: true },
    );
    expect(text).toMatch(/Payment reference: +CRDB 7731/);
    expect(text).toContain('Nothing is due any more.');
    expect(text).not.toContain('is still due');
  });

  it.each([
    ['en', 'You have paid $200.00 more than your trip costs now. We send it back'],
    ['sw', 'zaidi ya bei ya sasa ya safari yako. Tunazirudisha'],
  ] as const)('says what comes back where more has arrived than the trip costs (%s)', (language, said) => {
    const told = (owed: string) =>
      letter(language, {}, { paid: '500.00', due: '0.00', owed, invoiced: true }).text;
    expect(told('200.00')).toContain(said);
    expect(told('0.00')).not.toContain(said.split('.').at(-1));
  });

  it.each([
    ['en', 'We write to you how it is paid.', 'your invoice'],
    ['sw', 'Tutakuandikia jinsi ya kulipa.', 'ankara yako'],
  ] as const)('leads nobody to an invoice that they do not have (%s)', (language, promise, invoice) => {
    const told = (invoiced: boolean) =>
      letter(language, {}, { paid: '100.00', due: '200.00', owed: '0.00', invoiced }).text;
    expect(told(false)).toContain(promise);
    expect(told(false)).not.toContain(invoice);
    expect(told(true)).not.toContain(promise);
    expect(told(true)).toContain(invoice);
  });

  it.each([
    ['confirmed', true],
    ['payment_received', true],
    ['paid', true],
    ['in_progress', false],
    ['completed', false],
  ] as const)(
    'of a booking that is %s says that the money waits in trust for the trip: %s',
    (status, says) => {
      const { text } = letter('en', {}, undefined, status);
      expect(text.includes('Your money stays in the client trust account until your trip.')).toBe(says);
    },
  );

  it('speaks the customer’s language, and never takes words for HTML', () => {
    const { subject, text, html } = letter('sw', { reference: '<script>' });
    expect(subject).toMatch(/^Stakabadhi ya /);
    expect(text).toContain('21 Januari 2027');
    expect(html).toContain('<html lang="sw">');
    expect(html).not.toContain('<script');
  });
});
