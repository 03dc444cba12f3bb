import { describe, expect, it } from '@jest/globals';
import { defaultBrand } from '@safari/contracts';
import { exampleBooking } from '@safari/contracts/testing';
import { anInvoice } from '../../test/support/an-invoice.js';
import { invoiceLetter } from './invoice.letter.js';

const booking = (language: 'en' | 'sw' = 'en') => ({
  ...exampleBooking({
    itemName: 'Crater and elephants',
    itemTranslations: [{ en: 'Crater and elephants', sw: 'Kreta na tembo' }],
  }),
  language,
});

describe('an invoice letter', () => {
  it.each(['text', 'html'] as const)('says everything in its %s', (form) => {
    const letter = invoiceLetter(anInvoice(), booking())[form];
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
    expect(
      invoiceLetter(anInvoice({ trip: { ...anInvoice().trip, to: '2027-02-27', days: 1 } }), booking()).text,
    ).toMatch(/Dates: +27 February 2027\n/);
  });

  it('prints the account where the settings name it, else how to get it', () => {
    expect(invoiceLetter(anInvoice({ trustAccount: 'Twiga Bank 00-11-22' }), booking()).text).toContain(
      'Twiga Bank 00-11-22',
    );
    expect(invoiceLetter(anInvoice(), booking()).text).toContain(`Call us on ${defaultBrand.phone}`);
  });

  it('asks for nothing when nothing is due', () => {
    const { text } = invoiceLetter(anInvoice({ paid: '3751.50', due: '0.00' }), booking());
    expect(text).toContain('Nothing is due any more');
    expect(text).not.toContain('How to pay');
  });

  it.each([
    ['en', 'has arrived. Thank you. You have paid $100.00 more than your trip costs now. We send it back'],
    ['sw', 'zaidi ya bei ya sasa ya safari yako. Tunazirudisha'],
  ] as const)('says what comes back where more was paid than the trip costs (%s)', (language, said) => {
    const of = (owed?: string) =>
      invoiceLetter(
        { ...anInvoice({ paid: '3851.50', due: '0.00' }), ...(owed && { owed }) },
        booking(language),
      ).text;
    expect(of('100.00')).toContain(said);
    for (const text of [of('0.00'), of()]) expect(text).not.toContain(said.split('. ').at(-1));
  });

  it('says when the trip is and who travels by now, where the invoice says otherwise', () => {
    const now = { from: '2027-03-20', to: '2027-03-22', days: 3, travelers: 2 };
    const { text } = invoiceLetter({ ...anInvoice(), now }, booking());
    expect(text).toMatch(/Dates: +27 February 2027 to 1 March 2027 \(3 days\)\n/);
    expect(text).toMatch(/Dates now: +20 March 2027 to 22 March 2027 \(3 days\)\n/);
    expect(text).toMatch(/Travelers: +3\n.*Travelers now: +2\n/s);
    const swahili = invoiceLetter({ ...anInvoice(), now }, booking('sw')).text;
    expect(swahili).toMatch(/Tarehe za sasa: +20 Machi 2027/);
    const same = { ...anInvoice().trip, travelers: anInvoice().travelers };
    expect(invoiceLetter({ ...anInvoice(), now: same }, booking()).text).not.toContain(' now:');
  });

  it.each(['en', 'sw'] as const)('promises no trust where the trip has begun (%s)', (language) => {
    const { text } = invoiceLetter(anInvoice({ trustStatement: '' }), booking(language));
    expect(text).toContain(language === 'en' ? 'How to pay' : 'Jinsi ya kulipa');
    expect(text).not.toMatch(/stays in|hukaa kwa amana|\n\n\n/);
  });

  it('counts large amounts exactly', () => {
    expect(invoiceLetter(anInvoice({ due: '9007199254740993.01' }), booking()).text).toContain(
      '$9,007,199,254,740,993.01',
    );
  });

  it('lets nobody write markup into it', () => {
    const billTo = { ...anInvoice().billTo, name: '<img src=x onerror=alert(1)>' };
    const itemName = 'A & "B"';
    const { html } = invoiceLetter(anInvoice({ billTo }), { ...booking(), itemName, itemTranslations: [] });
    expect(html).not.toContain('<img');
    expect(html).toContain('A &amp; &quot;B&quot;');
  });

  it('speaks the customer’s language in every row, and says that the invoice is English', () => {
    const { subject, text, html } = invoiceLetter(anInvoice({ paid: '1.00' }), booking('sw'));
    expect(text).toMatch(/Safari: +Kreta na tembo\n/);
    expect(subject).toBe('Ankara 2026-000042 ya nafasi yako KS-7F3K2Q');
    for (const said of ['27 Februari 2027 hadi 1 Machi 2027 (siku 3)', 'Jinsi ya kulipa', 'kwa Kiingereza']) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/Dear|invoice|Amount|stays in/);
    expect(html).toContain('<html lang="sw">');
  });
});
