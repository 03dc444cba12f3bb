import { drawHorizon } from '../print/horizon.js';
import { palette } from '../print/palette.js';
import { type Place, Sheet, type Style } from '../print/sheet.js';
import type { InvoiceFacts } from './invoice.facts.js';
import { formatDate, formatStay } from './invoice.words.js';

/** What every document about a booking's money contains. */
export interface DocumentFacts
  extends Pick<InvoiceFacts, 'number' | 'issuedOn' | 'issuer' | 'billTo' | 'trip' | 'travelers'> {
  /** What it is, e.g. `Invoice`. */
  title: string;
}

/** points */
export const MARGIN = 56;
export const BODY: Omit<Place, 'y'> = { x: MARGIN, width: Sheet.width - 2 * MARGIN };
const GAP = 24;
const HORIZON_HEIGHT = 132;
const NAME = { x: MARGIN, width: 330, height: 60 };
const TITLE = { x: MARGIN, width: 160 };

export const LABEL: Style = { font: 'strong', size: 8, colour: palette.inkFaint };
export const TEXT: Style = { font: 'text', size: 10, colour: palette.inkSoft };
export const STRONG: Style = { font: 'strong', size: 10.5, colour: palette.ink };
export const SMALL: Style = { font: 'text', size: 8.5, colour: palette.inkFaint };

/** An empty sheet with the document's title and dates in its properties. */
export function documentSheet({ title, number, issuer, trip, issuedOn }: DocumentFacts): Sheet {
  return new Sheet({
    title: `${title} ${number}`,
    author: issuer.name,
    subject: `Booking ${trip.reference}: ${trip.itemName}`,
    at: new Date(`${issuedOn}T00:00:00Z`),
  });
}

/** Who writes, what it is, its number and date. @returns where it ends */
export function letterhead(sheet: Sheet, { title, number, issuedOn, issuer, trip }: DocumentFacts): number {
  sheet.ornament((drawing) => drawHorizon(drawing, Sheet.width, HORIZON_HEIGHT));
  const name = sheet.fitting(issuer.name, { font: 'display', size: 20, colour: palette.ink }, NAME);
  sheet.write(issuer.name, name, { ...NAME, y: 44 });
  const top = HORIZON_HEIGHT + 26;
  const display: Style = { font: 'display', size: 30, colour: palette.accent };
  const style = sheet.fitting(title, display, { width: TITLE.width, height: 60 });
  const ends = [sheet.write(title, style, { ...TITLE, y: top - 10 }, 'H1')];
  const right = BODY.x + BODY.width;
  ends.push(labelled(sheet, ['Number', number], { x: right - 318, width: 98, y: top }));
  ends.push(labelled(sheet, ['Date', formatDate(issuedOn)], { x: right - 208, width: 112, y: top }));
  ends.push(labelled(sheet, ['Booking', trip.reference], { x: right - 84, width: 84, y: top }));
  return Math.max(...ends);
}

/** Whom it is for and about which trip. @returns where it ends */
export function parties(sheet: Sheet, { billTo, trip, travelers }: DocumentFacts, y: number): number {
  sheet.rule(y, BODY);
  const [left, right] = columns(2, BODY);
  if (!left || !right) throw new Error('columns(2) returned fewer than two columns');
  const top = y + 18;
  let leftEnd = sheet.write('Billed to', LABEL, { ...left, y: top }, 'H2');
  leftEnd = sheet.write(billTo.name, STRONG, { ...left, y: leftEnd + 4 });
  leftEnd = sheet.write(`${billTo.email}\n${billTo.phone}`, TEXT, { ...left, y: leftEnd + 2 });
  let rightEnd = sheet.write('Trip', LABEL, { ...right, y: top }, 'H2');
  rightEnd = sheet.write(trip.itemName, STRONG, { ...right, y: rightEnd + 4 });
  const party = travelers === 1 ? '1 traveler' : `${travelers} travelers`;
  rightEnd = sheet.write(`${formatStay(trip)}\n${party}`, TEXT, { ...right, y: rightEnd + 2 });
  return Math.max(leftEnd, rightEnd);
}

/** At the foot of each page. */
export function imprint(sheet: Sheet, facts: DocumentFacts): void {
  const y = imprintTop(sheet, facts);
  sheet.rule(y - 12, BODY);
  sheet.write(imprintLines(facts), SMALL, { ...BODY, y });
}

export function imprintTop(sheet: Sheet, facts: DocumentFacts): number {
  return Sheet.height - 40 - sheet.height(imprintLines(facts), SMALL, BODY.width);
}

function imprintLines({ title, number, issuer }: DocumentFacts): string {
  const { name, address, email, phone, registration } = issuer;
  return [`${title} ${number} · ${name} · ${address}`, `${email} · ${phone}`, registration].join('\n');
}

function labelled(sheet: Sheet, [label, value]: [string, string], place: Place): number {
  const end = sheet.write(label, LABEL, place);
  return sheet.write(value, STRONG, { ...place, y: end + 3 });
}

function columns(amount: number, { x, width }: Omit<Place, 'y'>): Omit<Place, 'y'>[] {
  const each = (width - (amount - 1) * GAP) / amount;
  return Array.from({ length: amount }, (_, at) => ({ x: x + at * (each + GAP), width: each }));
}
