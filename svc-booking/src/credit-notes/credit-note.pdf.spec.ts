import { describe, expect, it } from '@jest/globals';
import { LARGEST_PRICE, TRAVELERS, totalPrice } from '@safari/contracts';
import { aCreditNote } from '../../test/support/a-credit-note.js';
import { readPdf } from '../../test/support/pdf.js';
import { creditNotePdf } from './credit-note.pdf.js';

describe('a credit note on paper', () => {
  it('says on one page which invoice it belongs to, what it takes off, why, and what stands', async () => {
    const { pages, title } = await readPdf(await creditNotePdf(aCreditNote()));
    expect(title).toBe('Credit note CN-2026-000007');
    expect(pages).toHaveLength(1);
    for (const fact of [
      'Kilele Safaris',
      '23 November 2026',
      'KS-7F3K2Q',
      'Amina Msafiri',
      'Invoice 2026-000042 of 21 November 2026',
      '$3,751.50',
      'Credited by this note',
      '$1,250.50',
      '$2,501.00',
      'One guest fewer.',
      'Invoice 2026-000042 stands for the rest.',
      'Credit note CN-2026-000007 · Kilele Safaris',
    ]) {
      expect(pages[0]).toContain(fact);
    }
  });

  it('says of an invoice of which nothing stands that it is void', async () => {
    const facts = aCreditNote({ amount: '3751.50', standing: '0.00' });
    const { pages } = await readPdf(await creditNotePdf(facts));
    expect(pages[0]).toContain('Invoice 2026-000042 is void');
  });

  it('is read aloud in its order, by heads, rows and cells', async () => {
    const { parts, isTagged } = await readPdf(await creditNotePdf(aCreditNote()));
    expect(isTagged).toBe(true);
    expect(parts.filter(([as]) => as.startsWith('Table')).map(([as, text]) => [as, text.trim()])).toEqual([
      ['Table TR TH', 'Description'],
      ['Table TR TH', 'Amount'],
      ['Table TR TD', 'Invoice 2026-000042 of 21 November 2026'],
      ['Table TR TD', '$3,751.50'],
      ['Table TR TD', 'Of it stands from now on'],
      ['Table TR TD', '$2,501.00'],
      ['Table TR TD', 'Credited by this note'],
      ['Table TR TD', '$1,250.50'],
    ]);
    expect(parts.slice(-4).map(([as, text]) => [as, text.trim()])).toEqual([
      ['H2', 'Reason'],
      ['P', 'One guest fewer.'],
      ['P', 'Invoice 2026-000042 stands for the rest.'],
      ['P', expect.stringContaining('Credit note CN-2026-000007')],
    ]);
  });

  it('keeps the largest figures in one piece', async () => {
    const most = totalPrice(`${LARGEST_PRICE}.000`, TRAVELERS.max, 'OMR');
    const { issuer, invoice } = aCreditNote();
    const facts = { amount: most, standing: most, invoice: { ...invoice, amount: most } };
    const note = aCreditNote({ ...facts, issuer: { ...issuer, currency: 'OMR' } });
    const { parts } = await readPdf(await creditNotePdf(note));
    const figures = parts.filter(([as, text]) => as === 'Table TR TD' && text.includes('OMR'));
    const figure = 'OMR 20,000,000,000.000';
    expect(figures.map(([, text]) => text.trim().replace(/\s/g, ' '))).toEqual([figure, figure, figure]);
  });

  it('is the same, byte for byte, whenever it is printed, and stays on its page with the longest reason', async () => {
    const long = aCreditNote({ reason: 'Wrong family. '.repeat(21).trim() });
    expect(await creditNotePdf(long)).toEqual(await creditNotePdf(long));
    expect((await readPdf(await creditNotePdf(long))).pages).toHaveLength(1);
  });
});
