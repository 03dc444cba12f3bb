import type { CreditNoteFacts } from '../invoices/credit-note.facts.js';
import {
  BODY,
  documentSheet,
  imprint,
  LABEL,
  letterhead,
  parties,
  STRONG,
  TEXT,
} from '../invoices/document.parts.js';
import { formatDate, printMoney } from '../invoices/invoice.words.js';
import { palette } from '../print/palette.js';
import type { Sheet, Style } from '../print/sheet.js';

const INNER = { x: BODY.x + 20, width: BODY.width - 40 };
const RIGHT = { align: 'right' } as const;

/** The credit note on one A4 page; the same facts always give the same bytes. */
export async function creditNotePdf(facts: CreditNoteFacts): Promise<Buffer> {
  const document = { title: 'Credit note', ...facts };
  const sheet = documentSheet(document);
  let y = letterhead(sheet, document);
  y = parties(sheet, document, y + 28);
  y = amounts(sheet, facts, y + 28);
  why(sheet, facts, y + 26);
  imprint(sheet, document);
  return sheet.bytes();
}

/** What the invoice said, what is taken back, and what of it stands. */
function amounts(sheet: Sheet, { invoice, amount, standing, issuer }: CreditNoteFacts, y: number): number {
  const money = (value: string): string => printMoney(value, issuer.currency);
  sheet.panel({ ...BODY, y }, 24, palette.sunk);
  return sheet.within('Table', () => {
    sheet.within('TR', () => {
      sheet.write('Description', LABEL, { ...INNER, y: y + 7 }, 'TH of column');
      sheet.write('Amount', { ...LABEL, ...RIGHT }, { ...INNER, y: y + 7 }, 'TH of column');
    });
    let end = y + 36;
    for (const [what, value] of [
      [`Invoice ${invoice.number} of ${formatDate(invoice.issuedOn)}`, money(invoice.amount)],
      [`Of it stands from now on`, money(standing)],
    ] as const) {
      const place = { ...INNER, y: end };
      end = sheet.within('TR', () => {
        const said = sheet.write(what, TEXT, { ...place, width: INNER.width - 160 }, 'TD');
        sheet.write(value, { ...TEXT, ...RIGHT }, place, 'TD');
        return said + 6;
      });
    }
    const colour = palette.accentInk;
    const big: Style = { font: 'strong', size: 14, colour, ...RIGHT };
    sheet.panel({ ...BODY, y: end + 6 }, 40, palette.accentSoft);
    sheet.within('TR', () => {
      sheet.write('Credited by this note', { ...STRONG, colour }, { ...INNER, y: end + 19 }, 'TD');
      sheet.write(money(amount), big, { ...INNER, y: end + 17 }, 'TD');
    });
    return end + 46;
  });
}

function why(sheet: Sheet, { invoice, standing, reason }: CreditNoteFacts, y: number): void {
  const rest =
    Number(standing) === 0
      ? `Invoice ${invoice.number} is void: nothing is to be paid by it any more.`
      : `Invoice ${invoice.number} stands for the rest.`;
  const paragraphs: [string, Style][] = [
    ['Reason', { ...STRONG, size: 11 }],
    [reason, TEXT],
    [rest, TEXT],
  ];
  const height = paragraphs.reduce(
    (sum, [text, style]) => sum + 6 + sheet.height(text, style, INNER.width),
    30,
  );
  sheet.panel({ ...BODY, y }, height, palette.sunk);
  let end = y + 18;
  for (const [text, style] of paragraphs) {
    end = sheet.write(text, style, { ...INNER, y: end }, style.font === 'strong' ? 'H2' : 'P') + 6;
  }
}
