import { palette } from '../print/palette.js';
import { type Place, Sheet, type Style } from '../print/sheet.js';
import {
  BODY,
  documentSheet,
  imprint,
  imprintTop,
  LABEL,
  letterhead,
  MARGIN,
  parties,
  SMALL,
  STRONG,
  TEXT,
} from './document.parts.js';
import type { InvoiceFacts } from './invoice.facts.js';
import { formatStay, howToPay, printMoney } from './invoice.words.js';

/** The invoice on one A4 page; the same facts always give the same bytes. */
export async function invoicePdf(facts: InvoiceFacts): Promise<Buffer> {
  const document = { title: 'Invoice', ...facts };
  const sheet = documentSheet(document);
  let y = letterhead(sheet, document);
  y = parties(sheet, document, y + 28);
  y = table(sheet, facts, y + 28);
  y = totals(sheet, facts, y + 14);
  payment(sheet, document, y + 26);
  imprint(sheet, document);
  return sheet.bytes();
}

const END = BODY.x + BODY.width - 12;
const COLUMNS = {
  what: { x: BODY.x + 12, width: BODY.width - 24 - 276 },
  travelers: { x: END - 260, width: 56 },
  price: { x: END - 204, width: 96 },
  amount: { x: END - 108, width: 108 },
};

function table(sheet: Sheet, facts: InvoiceFacts, y: number): number {
  const { trip, travelers, unitPrice, totalPrice, issuer } = facts;
  const right = { align: 'right' } as const;
  sheet.panel({ ...BODY, y }, 24, palette.sunk);
  const head = y + 7;
  sheet.write('Description', LABEL, { ...COLUMNS.what, y: head });
  sheet.write('Travelers', { ...LABEL, ...right }, { ...COLUMNS.travelers, y: head });
  sheet.write('Per person', { ...LABEL, ...right }, { ...COLUMNS.price, y: head });
  sheet.write('Amount', { ...LABEL, ...right }, { ...COLUMNS.amount, y: head });
  const row = y + 36;
  const number: Style = { ...TEXT, ...right };
  sheet.write(String(travelers), number, { ...COLUMNS.travelers, y: row });
  const priceEnd = sheet.write(printMoney(unitPrice, issuer.currency), number, { ...COLUMNS.price, y: row });
  const amountEnd = sheet.write(printMoney(totalPrice, issuer.currency), number, {
    ...COLUMNS.amount,
    y: row,
  });
  let end = sheet.write(trip.itemName, { ...STRONG, size: 10 }, { ...COLUMNS.what, y: row });
  end = sheet.write(formatStay(trip), SMALL, { ...COLUMNS.what, y: end + 1 });
  const bottom = Math.max(end, priceEnd, amountEnd) + 12;
  sheet.rule(bottom, BODY);
  return bottom;
}

function totals(sheet: Sheet, { totalPrice, paid, due, issuer }: InvoiceFacts, y: number): number {
  const x = BODY.x + BODY.width - 252;
  const label: Place = { x: x + 12, y, width: 76 };
  const value: Place = { x: x + 84, y, width: 156 };
  const right = { align: 'right' } as const;
  let end = y;
  for (const [name, amount] of [
    ['Total', totalPrice],
    ['Paid', paid],
  ] as const) {
    sheet.write(name, TEXT, { ...label, y: end });
    end = sheet.write(printMoney(amount, issuer.currency), { ...TEXT, ...right }, { ...value, y: end }) + 4;
  }
  const settled = Number(due) === 0;
  const colour = settled ? palette.successInk : palette.accentInk;
  const big: Style = { font: 'strong', size: 14, colour, align: 'right' };
  const amount = printMoney(due, issuer.currency);
  const height = sheet.height(amount, big, value.width) + 18;
  end += 4;
  sheet.panel({ x, y: end, width: 252 }, height, settled ? palette.successSoft : palette.accentSoft);
  sheet.write('Amount due', { ...STRONG, colour }, { ...label, y: end + 11 });
  sheet.write(amount, big, { ...value, y: end + 9 });
  return end + height;
}

function payment(sheet: Sheet, facts: InvoiceFacts & { title: string }, y: number): void {
  const inner: Omit<Place, 'y'> = { x: BODY.x + 20, width: BODY.width - 40 };
  const paragraphs: [string, Style][] = [
    [Number(facts.due) === 0 ? 'Paid in full' : 'How to pay', { ...STRONG, size: 11 }],
    ...howToPay(facts).map((text): [string, Style] => [text, TEXT]),
    ['Held in trust', { ...STRONG, size: 11 }],
    [facts.trustStatement, TEXT],
  ];
  const gapBefore = (at: number): number => (paragraphs[at]?.[1].font === 'strong' ? (at === 0 ? 0 : 12) : 4);
  const height = paragraphs.reduce(
    (sum, [text, style], at) => sum + gapBefore(at) + sheet.height(text, style, inner.width),
    36,
  );
  let top = y;
  if (top + height > imprintTop(sheet, facts) - 24) {
    imprint(sheet, facts);
    sheet.nextPage();
    top = MARGIN;
  }
  sheet.panel({ ...BODY, y: top }, height, palette.sunk);
  let end = top + 18;
  for (const [at, [text, style]] of paragraphs.entries()) {
    end = sheet.write(text, style, { ...inner, y: end + gapBefore(at) });
  }
}
