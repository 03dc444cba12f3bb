import {
  addDays,
  type Booking,
  type BookingStatus,
  type ItemNaming,
  itemNameIn,
  type Language,
} from '@safari/contracts';
import type { Attachment } from '@safari/service-kit';
import { nameToCall } from '../letters/customer.letter.js';
import type { LetterSender } from '../letters/letter.sender.js';
import { LETTER_WORDS } from '../letters/letter.words.js';
import { calendarFile, calendarMethod } from './calendar.file.js';

type Named = 'id' | 'reference' | ItemNaming | 'customerName' | 'customerEmail';

interface Trip extends Pick<Booking, Named | 'preferredDate' | 'numberOfTravelers' | 'version'> {
  durationDays: number;
  language: Language;
}

/**
 * Whether a trip's days are in its customer's calendar: from the assignment of an operator on. Before that nothing is
 * certain, and nothing is sent that might have to be taken back.
 */
export const inCalendar = (status: BookingStatus): boolean => status !== 'pending' && status !== 'cancelled';

/** The calendar entry of a trip as agreed now. */
export const tripAgreed = (trip: Trip, sender: LetterSender, at = new Date()): Attachment =>
  attachment(trip, sender, { holds: true, at });

/** Removes a trip from its customer's calendar. */
export const tripCalledOff = (trip: Trip, sender: LetterSender, at = new Date()): Attachment =>
  attachment(trip, sender, { holds: false, at });

/** One entry per booking, by its id; every change of a booking raises its version, and so the entry's. */
function attachment(
  trip: Trip,
  { brand, PUBLIC_ORIGIN: origin }: LetterSender,
  { holds, at }: { holds: boolean; at: Date },
): Attachment {
  const { labels } = LETTER_WORDS[trip.language];
  const { name, email } = brand;
  const file = calendarFile({
    uid: trip.id,
    sequence: trip.version,
    holds,
    from: trip.preferredDate,
    until: addDays(trip.preferredDate, trip.durationDays),
    title: `${itemNameIn(trip, trip.language)} (${name})`,
    description: `${labels.reference}: ${trip.reference}\n${labels.travelers}: ${trip.numberOfTravelers}`,
    url: `${origin}/my-bookings`,
    organizer: { name, email },
    attendee: { name: nameToCall(trip.customerName) ?? trip.customerEmail, email: trip.customerEmail },
    at,
  });
  return {
    filename: 'trip.ics',
    contentType: `text/calendar; charset=utf-8; method=${calendarMethod({ holds })}`,
    content: Buffer.from(file).toString('base64'),
    alternative: true,
  };
}
