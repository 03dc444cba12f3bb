import type { PlainDate } from '@safari/contracts';

/** Whole days in somebody's calendar; the same `uid` with a higher `sequence` replaces what stood there. */
export interface CalendarEntry {
  uid: string;
  sequence: number;
  /** at all, or taken back */
  holds: boolean;
  from: PlainDate;
  /** the day after the last one */
  until: PlainDate;
  title: string;
  description: string;
  url: string;
  organizer: Mailbox;
  attendee: Mailbox;
  /** when it was written */
  at: Date;
}

interface Mailbox {
  name: string;
  email: string;
}

const LINE_BYTES = 75;

/** An entry as a file by RFC 5545, to be sent by RFC 5546: `REQUEST` where it holds, `CANCEL` where it does not. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Safari//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(entry)}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${entry.at.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `SEQUENCE:${entry.sequence}`,
    `STATUS:${entry.holds ? 'CONFIRMED' : 'CANCELLED'}`,
    `DTSTART;VALUE=DATE:${entry.from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${entry.until.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `URL:${entry.url}`,
    `ORGANIZER;CN=${quoted(entry.organizer.name)}:mailto:${entry.organizer.email}`,
    `ATTENDEE;CN=${quoted(entry.attendee.name)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${entry.attendee.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

export const calendarMethod = ({ holds }: Pick<CalendarEntry, 'holds'>): string =>
  holds ? 'REQUEST' : 'CANCEL';

/**
 * 3.3.11: a line end is `\n`, and characters that would end a value are escaped; other control characters are left out.
 */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** A parameter's value in quotes, with what they cannot contain encoded by RFC 6868. */
function quoted(text: string): string {
  const written = text
    .replaceAll('^', '^^')
    .replace(/\r\n|\r|\n/g, '^n')
    .replaceAll('"', "^'")
    .replace(/\p{Cc}/gu, '');
  return `"${written}"`;
}

/** 3.1: lines have at most 75 bytes, and no character is split. */
function folded(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > LINE_BYTES) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += length;
  }
  return lines.join('\r\n');
}
