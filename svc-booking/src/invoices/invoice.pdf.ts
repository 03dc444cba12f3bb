import { drawHorizon } from '../print/horizon.js';
import { palette } from '../print/palette.js';
import { type Place, Sheet, type Style } from '../print/sheet.js';
import type { InvoiceFacts } from './invoice.facts.js';
import { formatDate, formatStay, howToPay, printMoney } from './invoice.words.js';

const MARGIN = 56;
const BODY: Omit<Place, 'y'> = { x: MARGIN, width: Sheet.width - 2 * MARGIN };
const GAP = 24;
const HORIZON_HEIGHT = 132;
const NAME = { x: MARGIN, width: 330, height: 60 };

const LABEL: Style = { font: 'strong', size: 8, colour: palette.inkFaint };
const TEXT: Style = { font: 'text', size: 10, colour: palette.inkSoft };
const STRONG: Style = { font: 'strong', size: 10.5, colour: palette.ink };
const SMALL: Style = { font: 'text', size: 8.5, colour: palette.inkFaint };

/** The invoice on one A4 page; the same facts always give the same bytes. */
export async function invoicePdf(facts: InvoiceFacts): Promise<Buffer> {
  const { number, issuer, trip, issuedOn } = facts;
  const sheet = new Sheet({
    title: `Invoice ${number}`,
    author: issuer.name,
    subject: `Booking ${trip.reference}: ${trip.itemName}`,
    at: new Date(`${issuedOn}T00:00:00Z`),
  });
  drawHorizon(sheet.drawing, Sheet.width, HORIZON_HEIGHT);
  let y = letterhead(sheet, facts);
  y = parties(sheet, facts, y + 28);
  y = table(sheet, facts, y + 28);
  y = totals(sheet, facts, y + 14);
  payment(sheet, facts, y + 26);
  imprint(sheet, facts);
  return sheet.bytes();
}

function letterhead(sheet: Sheet, { number, issuedOn, issuer, trip }: InvoiceFacts): number {
  const name = sheet.fitting(issuer.name, { font: 'display', size: 20, colour: palette.ink }, NAME);
  sheet.write(issuer.name, name, { ...NAME, y: 44 });
  const top = HORIZON_HEIGHT + 26;
  const title: Style = { font: 'display', size: 30, colour: palette.accent };
  const ends = [sheet.write('Invoice', title, { x: BODY.x, width: 160, y: top - 10 })];
  const right = BODY.x + BODY.width;
  ends.push(labelled(sheet, ['Number', number], { x: right - 318, width: 98, y: top }));
  ends.push(labelled(sheet, ['Date', formatDate(issuedOn)], { x: right - 208, width: 112, y: top }));
  ends.push(labelled(sheet, ['Booking', trip.reference], { x: right - 84, width: 84, y: top }));
  return Math.max(...ends);
}

function parties(sheet: Sheet, { billTo, trip, travelers }: InvoiceFacts, y: number): number {
  sheet.rule(y, BODY);
  const [left, right] = columns(2, BODY);
  if (!left || !right) throw new Error('two columns are not two');
  const top = y + 18;
  let leftEnd = sheet.write('Billed to', LABEL, { ...left, y: top });
  leftEnd = sheet.write(billTo.name, STRONG, { ...left, y: leftEnd + 4 });
  leftEnd = sheet.write(`${billTo.email}\n${billTo.phone}`, TEXT, { ...left, y: leftEnd + 2 });
  let rightEnd = sheet.write('Trip', LABEL, { ...right, y: top });
  rightEnd = sheet.write(trip.itemName, STRONG, { ...right, y: rightEnd + 4 });
  const party = travelers === 1 ? '1 traveler' : `${travelers} travelers`;
  rightEnd = sheet.write(`${formatStay(trip)}\n${party}`, TEXT, { ...right, y: rightEnd + 2 });
  return Math.max(leftEnd, rightEnd);
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

function payment(sheet: Sheet, facts: InvoiceFacts, y: number): void {
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

function imprint(sheet: Sheet, facts: InvoiceFacts): void {
  const y = imprintTop(sheet, facts);
  sheet.rule(y - 12, BODY);
  sheet.write(imprintLines(facts), SMALL, { ...BODY, y });
}

function imprintTop(sheet: Sheet, facts: InvoiceFacts): number {
  return Sheet.height - 40 - sheet.height(imprintLines(facts), SMALL, BODY.width);
}

function imprintLines({ number, issuer }: InvoiceFacts): string {
  const { name, address, email, phone, registration } = issuer;
  return [`Invoice ${number} · ${name} · ${address}`, `${email} · ${phone}`, registration].join('\n');
}

function labelled(sheet: Sheet, [label, value]: [string, string], place: Place): number {
  const end = sheet.write(label, LABEL, place);
  return sheet.write(value, STRONG, { ...place, y: end + 3 });
}

function columns(amount: number, { x, width }: Omit<Place, 'y'>): Omit<Place, 'y'>[] {
  const each = (width - (amount - 1) * GAP) / amount;
  return Array.from({ length: amount }, (_, at) => ({ x: x + at * (each + GAP), width: each }));
}
