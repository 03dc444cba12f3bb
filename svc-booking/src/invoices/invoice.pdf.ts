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
  const price = printMoney(unitPrice, issuer.currency);
  const amount = printMoney(totalPrice, issuer.currency);
  const figures = sheet.unbroken(
    [
      [price, COLUMNS.price.width],
      [amount, COLUMNS.amount.width],
    ],
    { ...TEXT, ...right },
  );
  sheet.panel({ ...BODY, y }, 24, palette.sunk);
  const bottom = sheet.within('Table', () => {
    sheet.within('TR', () => {
      const head = (name: string, column: Omit<Place, 'y'>, style: Style = { ...LABEL, ...right }) =>
        sheet.write(name, style, { ...column, y: y + 7 }, 'TH of column');
      head('Description', COLUMNS.what, LABEL);
      head('Travelers', COLUMNS.travelers);
      head('Per person', COLUMNS.price);
      head('Amount', COLUMNS.amount);
    });
    const row = y + 36;
    return sheet.within('TR', () => {
      const what = sheet.within('TD', () => {
        const named = sheet.write(trip.itemName, { ...STRONG, size: 10 }, { ...COLUMNS.what, y: row });
        return sheet.write(formatStay(trip), SMALL, { ...COLUMNS.what, y: named + 1 });
      });
      const figure = (text: string, column: Omit<Place, 'y'>) =>
        sheet.write(text, figures, { ...column, y: row }, 'TD');
      const ends = [
        figure(String(travelers), COLUMNS.travelers),
        figure(price, COLUMNS.price),
        figure(amount, COLUMNS.amount),
      ];
      return Math.max(what, ...ends) + 12;
    });
  });
  sheet.rule(bottom, BODY);
  return bottom;
}

function totals(sheet: Sheet, { totalPrice, paid, due, issuer }: InvoiceFacts, y: number): number {
  const x = BODY.x + BODY.width - 252;
  const label: Place = { x: x + 12, y, width: 76 };
  const value: Place = { x: x + 84, y, width: 156 };
  const settled = Number(due) === 0;
  const colour = settled ? palette.successInk : palette.accentInk;
  const amount = printMoney(due, issuer.currency);
  const big = sheet.unbroken([[amount, value.width]], { font: 'strong', size: 14, colour, align: 'right' });
  const height = sheet.height(amount, big, value.width) + 18;
  return sheet.within('Table', () => {
    let end = y;
    for (const [name, sum] of [
      ['Total', totalPrice],
      ['Paid', paid],
    ] as const) {
      const place = { ...value, y: end };
      end = sheet.within('TR', () => {
        sheet.write(name, TEXT, { ...label, y: place.y }, 'TH of row');
        return sheet.write(printMoney(sum, issuer.currency), { ...TEXT, align: 'right' }, place, 'TD') + 4;
      });
    }
    end += 4;
    sheet.panel({ x, y: end, width: 252 }, height, settled ? palette.successSoft : palette.accentSoft);
    sheet.within('TR', () => {
      sheet.write('Amount due', { ...STRONG, colour }, { ...label, y: end + 11 }, 'TH of row');
      sheet.write(amount, big, { ...value, y: end + 9 }, 'TD');
    });
    return end + height;
  });
}

function payment(sheet: Sheet, facts: InvoiceFacts & { title: string }, y: number): void {
  const inner: Omit<Place, 'y'> = { x: BODY.x + 20, width: BODY.width - 40 };
  const held: [string, Style] = ['Held in trust', { ...STRONG, size: 11 }];
  const paragraphs: [string, Style][] = [
    [Number(facts.due) === 0 ? 'Paid in full' : 'How to pay', { ...STRONG, size: 11 }],
    ...howToPay(facts).map((text): [string, Style] => [text, TEXT]),
    ...(facts.trustStatement ? [held, [facts.trustStatement, TEXT] satisfies [string, Style]] : []),
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
    const as = style.font === 'strong' ? 'H2' : 'P';
    end = sheet.write(text, style, { ...inner, y: end + gapBefore(at) }, as);
  }
}
