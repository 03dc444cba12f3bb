import { describe, expect, it } from '@jest/globals';
import { LARGEST_PRICE, TRAVELERS, totalPrice } from '@safari/contracts';
import { anInvoice } from '../../test/support/an-invoice.js';
import { readPdf } from '../../test/support/pdf.js';
import { invoicePdf } from './invoice.pdf.js';
import { printMoney } from './invoice.words.js';

const printed = async (...[changes]: Parameters<typeof anInvoice>) =>
  readPdf(await invoicePdf(anInvoice(changes)));
const billedTo = (name: string) => ({ billTo: { ...anInvoice().billTo, name } });

describe('an invoice on paper', () => {
  it('says everything on one page, as text that can be selected', async () => {
    const { pages, title } = await printed();
    expect(title).toBe('Invoice 2026-000042');
    expect(pages).toHaveLength(1);
    for (const fact of [
      'Kilele Safaris',
      'P.O. Box 0000, Arusha, Tanzania',
      'TALA 00-0000 · California Seller of Travel 0000000-00',
      '2026-000042',
      '21 November 2026',
      'KS-7F3K2Q',
      'Amina Msafiri',
      'amina@example.com',
      'Crater and elephants',
      '27 February 2027 to 1 March 2027 (3 days)',
      '3 travelers',
      '$1,250.50',
      '$3,751.50',
      'Amount due',
      'quote KS-7F3K2Q and invoice 2026-000042',
      'Your payment stays in a client trust account until your trip.',
    ]) {
      expect(pages[0]).toContain(fact);
    }
  });

  it('is read aloud in its order, by heads, rows and cells, and nothing of it is left out', async () => {
    const { parts, pages, isTagged } = await printed();
    expect(isTagged).toBe(true);
    const texts = parts.map(([, text]) => text.trim().replace(/\s+/g, ' '));
    expect(pages.join(' ')).toBe(texts.join(' '));
    expect(parts.filter(([as]) => /^H\d/.test(as)).map(([as, text]) => `${as} ${text.trim()}`)).toEqual([
      'H1 Invoice',
      'H2 Billed to',
      'H2 Trip',
      'H2 How to pay',
      'H2 Held in trust',
    ]);
    expect(parts.filter(([as]) => as.startsWith('Table')).map(([as, text]) => [as, text.trim()])).toEqual([
      ['Table TR TH', 'Description'],
      ['Table TR TH', 'Travelers'],
      ['Table TR TH', 'Per person'],
      ['Table TR TH', 'Amount'],
      ['Table TR TD P', 'Crater and elephants'],
      ['Table TR TD P', '27 February 2027 to 1 March 2027 (3 days)'],
      ['Table TR TD', '3'],
      ['Table TR TD', '$1,250.50'],
      ['Table TR TD', '$3,751.50'],
      ['Table TR TH', 'Total'],
      ['Table TR TD', '$3,751.50'],
      ['Table TR TH', 'Paid'],
      ['Table TR TD', '$0.00'],
      ['Table TR TH', 'Amount due'],
      ['Table TR TD', '$3,751.50'],
    ]);
  });

  it('says whether a head is one to its column or to its row', async () => {
    const file = (await invoicePdf(anInvoice())).toString('latin1');
    expect(
      file
        .match(/\/Scope \/(Column|Row)/g)
        ?.toSorted()
        .join(),
    ).toBe(
      [
        ...Array.from({ length: 4 }, () => '/Scope /Column'),
        ...Array.from({ length: 3 }, () => '/Scope /Row'),
      ].join(),
    );
  });

  it('is the same, byte for byte, whenever it is printed', async () => {
    expect(await invoicePdf(anInvoice())).toEqual(await invoicePdf(anInvoice()));
  });

  it.each([
    'Lucía Ñandú-Łąkowska',
    'Ọlábísí Adéṣọlá',
    'Ŋmɛwɔ Ɓakari Ɗan Ƙasa',
    'Nguyễn Thị Hồng',
    'Нина Ωραία',
  ])('prints the name %s with every one of its letters', async (name) => {
    const { pages } = await printed(billedTo(name));
    expect(pages[0]?.normalize('NFC')).toContain(name.normalize('NFC'));
  });

  it.each([
    ['محمد', 'mhmd'],
    ['さくら', 'sakura'],
    ['Amina 🦒', 'Amina amina@'],
  ])('spells what no face can draw: %s', async (name, spelled) => {
    const { pages } = await printed(billedTo(name));
    expect(pages[0]).toContain(spelled);
    expect(pages[0]).not.toContain('\uFFFD');
  });

  it('wraps the longest name and trip, and goes on overleaf where the page is full', async () => {
    const long = {
      ...billedTo('W'.repeat(120)),
      trip: { ...anInvoice().trip, itemName: 'Plains and craters '.repeat(10).trim() },
    };
    const { pages } = await printed(long);
    expect(pages).toHaveLength(2);
    expect(pages[0]?.replaceAll(' ', '')).toContain('W'.repeat(120));
    expect(pages[0]).toContain('Amount due $3,751.50');
    expect(pages[1]).toContain('How to pay');
    for (const page of pages) expect(page).toContain('Invoice 2026-000042 · Kilele Safaris');
  });

  it.each([
    ['TZS', '250000000.00', 'TZS 250,000,000.00'],
    ['TZS', `${LARGEST_PRICE}.00`, 'TZS 1,000,000,000.00'],
    ['OMR', `${LARGEST_PRICE}.000`, 'OMR 1,000,000,000.000'],
    ['XOF', `${LARGEST_PRICE}`, 'F CFA 1,000,000,000'],
    ['USD', `${LARGEST_PRICE}.00`, '$1,000,000,000.00'],
  ])(
    'keeps every figure in one piece: %s %s for one of the largest party',
    async (currency, unitPrice, price) => {
      const issuer = { ...anInvoice().issuer, currency };
      const { max: travelers } = TRAVELERS;
      const total = totalPrice(unitPrice, travelers, currency);
      const { parts } = await printed({
        issuer,
        travelers,
        unitPrice,
        totalPrice: total,
        paid: total,
        due: total,
      });
      const figures = parts
        .filter(([as]) => as === 'Table TR TD')
        .map(([, text]) => text.trim().replace(/\s/g, ' '));
      const amount = printMoney(total, currency).replace(/\s/g, ' ');
      expect(figures).toEqual([String(travelers), price, amount, amount, amount, amount]);
    },
  );

  it('asks for nothing when everything had arrived at its issue', async () => {
    const { pages } = await printed({ paid: '3751.50', due: '0.00' });
    expect(pages[0]).toContain('Paid in full');
    expect(pages[0]).not.toContain('How to pay');
  });
});
