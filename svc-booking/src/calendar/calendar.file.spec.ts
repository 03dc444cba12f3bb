import { describe, expect, it } from '@jest/globals';
import { type CalendarEntry, calendarFile } from './calendar.file.js';

const entry = (facts: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: '0193a000-5f2e-7c31-9a40-8f1be02c6a00',
  sequence: 2,
  holds: true,
  from: '2027-02-27',
  until: '2027-03-02',
  title: 'Crater and elephants',
  description: 'Reference: KS-7F3K2Q\nTravelers: 3',
  url: 'https://safari.example/my-bookings',
  organizer: { name: 'Kilele Safaris', email: 'info@kilele.example' },
  attendee: { name: 'Amina Msafiri', email: 'amina@example.com' },
  at: new Date('2026-11-22T14:05:06.789Z'),
  ...facts,
});

/** What a calendar reads: lines put together again. */
const read = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar entry', () => {
  it('is one event of whole days, whose end is the day after the last', () => {
    const file = calendarFile(entry());
    expect(read(file)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Safari//Bookings//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:0193a000-5f2e-7c31-9a40-8f1be02c6a00',
      'DTSTAMP:20261122T140506Z',
      'SEQUENCE:2',
      'STATUS:CONFIRMED',
      'DTSTART;VALUE=DATE:20270227',
      'DTEND;VALUE=DATE:20270302',
      'SUMMARY:Crater and elephants',
      'DESCRIPTION:Reference: KS-7F3K2Q\\nTravelers: 3',
      'URL:https://safari.example/my-bookings',
      'ORGANIZER;CN="Kilele Safaris":mailto:info@kilele.example',
      'ATTENDEE;CN="Amina Msafiri";PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:amina@example.com',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is taken back by the same id', () => {
    const lines = read(calendarFile(entry({ holds: false, sequence: 5 })));
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'STATUS:CANCELLED',
        'SEQUENCE:5',
        'UID:0193a000-5f2e-7c31-9a40-8f1be02c6a00',
      ]),
    );
  });

  it('lets no name or title end its value, its line or the event', () => {
    const lines = read(
      calendarFile(
        entry({
          title: 'Plains; rivers, \\ and\r\nEND:VEVENT\u0007',
          attendee: { name: 'Amina "Mina"^\nEND:VEVENT: x', email: 'amina@example.com' },
        }),
      ),
    );
    expect(lines).toContain('SUMMARY:Plains\\; rivers\\, \\\\ and\\nEND:VEVENT');
    expect(lines).toContain(
      `ATTENDEE;CN="Amina ^'Mina^'^^^nEND:VEVENT: x";PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:amina@example.com`,
    );
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it.each(['a'.repeat(300), 'ñ'.repeat(200), '🦁'.repeat(100), `${'a'.repeat(66)}🦁b`])(
    'folds lines at 75 bytes and tears no character of %s',
    (title) => {
      const file = calendarFile(entry({ title }));
      const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
      expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
      expect(read(file)).toContain(`SUMMARY:${title}`);
    },
  );
});
