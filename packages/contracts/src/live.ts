import type { EventType } from './events.js';
import type { Tag } from './tags.js';

const STALE: Record<EventType, readonly Tag[]> = {
  'catalog.package.changed.v1': ['Package'],
  'catalog.attraction.changed.v1': ['Attraction'],
  // an artist's entry counts their works
  'catalog.artwork.changed.v1': ['Artwork', 'Artist'],
  // each of their works is announced by an event of its own: `catalog.artwork.changed.v1`
  'catalog.artist.changed.v1': ['Artist'],
  'catalog.guide.changed.v1': ['Guide'],
  'booking.booking.placed.v1': ['Booking', 'BookingSummary', 'History'],
  // reviews count who could have written one
  'booking.booking.status-changed.v1': ['Booking', 'BookingSummary', 'Money', 'Trip', 'Review', 'History'],
  'booking.booking.operator-assigned.v1': ['Booking', 'BookingSummary', 'Communication', 'Trip', 'History'],
  // always beside a change of status, which tells the screens
  'booking.booking.operator-unassigned.v1': [],
  'booking.booking.changed.v1': ['Booking', 'BookingSummary', 'Money', 'Trip', 'History'],
  'booking.change.offered.v1': ['Booking', 'History'],
  // always beside a change of status, which tells the screens
  'booking.booking.cancelled.v1': [],
  'booking.refund.paid.v1': ['Money', 'History'],
  'booking.refund.voided.v1': ['Money', 'History'],
  'booking.payment.recorded.v1': ['Booking', 'Money', 'History'],
  'booking.payment.voided.v1': ['Booking', 'Money', 'History'],
  'booking.payment.repaid.v1': ['Booking', 'Money', 'History'],
  'booking.invoice.sent.v1': ['Booking', 'Money', 'History'],
  'booking.invoice.credited.v1': ['Booking', 'Money', 'History'],
  'booking.invoice.delivered.v1': ['Money'],
  'booking.trip.update-posted.v1': ['TripUpdate', 'Trip', 'History'],
  'booking.trip.update-changed.v1': ['TripUpdate', 'History'],
  'booking.trip.progressed.v1': ['Booking', 'Trip', 'History'],
  // the first answer ends the customer's waiting
  'booking.message.posted.v1': ['Booking', 'Message', 'History'],
  'booking.message.read.v1': ['Message'],
  'booking.review.posted.v1': ['Review', 'History'],
  'booking.review.changed.v1': ['Review', 'History'],
  // not at the operators' own events: a screen would ask before the entry is written
  'booking.history.written.v1': ['Booking', 'History'],
  // requests, messages and running trips show its name; svc-booking gets the event when a screen does, and a screen
  // collects events for a moment before it fetches
  'operators.operator.changed.v1': [
    'Operator',
    'Capability',
    'Communication',
    'AvailabilityRequest',
    'Booking',
  ],
  'operators.capabilities.changed.v1': ['Capability', 'Operator'],
  'operators.booking.coordinated.v1': ['Communication', 'AvailabilityRequest'],
  // an operator told by telephone counts as asked from then on
  'operators.communication.changed.v1': ['Communication', 'AvailabilityRequest'],
  'operators.communication.answered.v1': ['Communication', 'AvailabilityRequest'],
  'operators.availability-request.changed.v1': ['AvailabilityRequest'],
  'auth.session.ended.v1': [],
  'auth.customer.erasure-requested.v1': [],
  'booking.customer.erasure-refused.v1': [],
  'booking.customer.erased.v1': [
    'Booking',
    'BookingSummary',
    'Money',
    'Trip',
    'TripUpdate',
    'Review',
    'Message',
    'History',
  ],
  'operators.customer.erased.v1': ['Communication', 'AvailabilityRequest'],
};

/** What an event makes stale on screen. */
export function staleTags(type: EventType): readonly Tag[] {
  return STALE[type];
}

/** What is stale after all of these events, each tag once. */
export function staleAfter(...types: EventType[]): Tag[] {
  return [...new Set(types.flatMap(staleTags))];
}

/** The events that an answer to an offer may cause, whichever side gives it: an agreed price moves the booking on. */
export const OFFER_ANSWERED = [
  'booking.booking.changed.v1',
  'booking.change.offered.v1',
  'booking.booking.status-changed.v1',
  'booking.payment.recorded.v1',
  'booking.trip.progressed.v1',
] as const satisfies readonly EventType[];

/** One message of `GET /api/live` (server-sent events, `data:` as JSON). */
export type LiveMessage = LiveOpening | LiveChange | LiveBeat;

/** The first message. */
export interface LiveOpening {
  type: 'live.opened';
  /** Whose stream this is: the signed-in customer's id, and whether staff are signed in. */
  customer: string | null;
  staff: boolean;
  /** Whether every change within the `age` that was asked for follows; if not, some are not remembered any more. */
  complete: boolean;
}

export interface LiveChange {
  type: EventType;
  bookingId?: string;
}

/** Comes every `LIVE_BEAT_MS`: whoever hears it has missed nothing. */
export interface LiveBeat {
  type: 'live.alive';
}

export const LIVE_BEAT_MS = 20_000;
/** How far back a stream can report changes, in ms. */
export const LIVE_MEMORY_MS = 120_000;

/** What a customer's browser hears of their own bookings; everything else is for staff. */
const FOR_CUSTOMERS: ReadonlySet<EventType> = new Set<EventType>([
  'booking.booking.placed.v1',
  'booking.booking.status-changed.v1',
  'booking.booking.operator-assigned.v1',
  'booking.booking.changed.v1',
  'booking.change.offered.v1',
  'booking.booking.cancelled.v1',
  'booking.refund.paid.v1',
  'booking.refund.voided.v1',
  'booking.payment.recorded.v1',
  'booking.payment.voided.v1',
  'booking.payment.repaid.v1',
  'booking.invoice.sent.v1',
  'booking.invoice.credited.v1',
  'booking.invoice.delivered.v1',
  'booking.trip.update-posted.v1',
  'booking.trip.update-changed.v1',
  'booking.trip.progressed.v1',
  'booking.message.posted.v1',
  'booking.message.read.v1',
  'booking.review.posted.v1',
  'booking.review.changed.v1',
]);

export function concernsCustomers(type: EventType): boolean {
  return FOR_CUSTOMERS.has(type);
}
