import { describe, expect, it } from '@jest/globals';
import { defaultBrand } from '@safari/contracts';
import { escapeHtml, type InvoiceFacts, invoiceLetter } from './invoice.letter.js';

const facts = (changes: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  number: '2026-000042',
  booking: {
    reference: 'KS-7F3K2Q',
    itemName: 'Crater and elephants',
    customerName: 'Amina Msafiri',
    numberOfTravelers: 3,
    preferredDate: '2027-02-27',
    unitPrice: '1250.50',
    totalPrice: '3751.50',
  },
  durationDays: 3,
  paid: '0.00',
  due: '3751.50',
  brand: defaultBrand,
  trustAccount: '',
  ...changes,
});

describe('an invoice letter', () => {
  it.each(['text', 'html'] as const)('says everything in its %s', (form) => {
    const letter = invoiceLetter(facts())[form];
    for (const fact of [
      '2026-000042',
      'KS-7F3K2Q',
      'Crater and elephants',
      '27 February 2027 to 1 March 2027 (3 days)',
      '3 × $1,250.50 = $3,751.50',
      'client trust account',
      defaultBrand.phone,
      defaultBrand.registration,
    ]) {
      expect(letter).toContain(fact);
    }
  });

  it('names one date for a single day', () => {
    expect(invoiceLetter(facts({ durationDays: 1 })).text).toMatch(/Dates: +27 February 2027\n/);
  });

  it('prints the account where the settings name it, else how to get it', () => {
    expect(invoiceLetter(facts({ trustAccount: 'Twiga Bank 00-11-22' })).text).toContain(
      'Twiga Bank 00-11-22',
    );
    expect(invoiceLetter(facts()).text).toContain(`Call us on ${defaultBrand.phone}`);
  });

  it('asks for nothing when nothing is due', () => {
    const { text } = invoiceLetter(facts({ paid: '3751.50', due: '0.00' }));
    expect(text).toContain('Nothing is due any more');
    expect(text).not.toContain('How to pay');
  });

  it('counts large amounts exactly', () => {
    expect(invoiceLetter(facts({ due: '9007199254740993.01' })).text).toContain('$9,007,199,254,740,993.01');
  });

  it('lets nobody write markup into it', () => {
    const booking = { ...facts().booking, customerName: '<img src=x onerror=alert(1)>', itemName: 'A & "B"' };
    const { html } = invoiceLetter(facts({ booking }));
    expect(html).not.toContain('<img');
    expect(html).toContain('A &amp; &quot;B&quot;');
    expect(escapeHtml(`&<>"'`)).toBe('&amp;&lt;&gt;&quot;&#39;');
  });
});
