import type { HistoryAction } from './booking-history.js';
import type { BookingStatus } from './booking-statuses.js';
import type { BookingType } from './bookings.js';
import type { CancelledBy } from './cancellations.js';
import type { Attraction, Package } from './catalog.js';
import type { OfferState } from './changes.js';
import type { PlainDate } from './dates.js';
import type { DeliveryState } from './invoices.js';
import type { Translation } from './languages.js';
import type { MessageSide } from './messages.js';
import type { Money } from './money.js';
import type { AnswerState, CommunicationStatus, RequestStatus } from './operators.js';
import type { TripPhase, UpdateType } from './trips.js';

/**
 * What each event says, by its subject `owner.thing.happened.vN`. Ids and facts, no personal data that a
 * consumer has no need of. A new meaning is a new version; fields may only be added.
 */
export interface EventData {
  'catalog.package.changed.v1': ItemChanged & { package: (Package & NamedInLanguages) | null };
  'catalog.attraction.changed.v1': ItemChanged & { attraction: (Attraction & NamedInLanguages) | null };
  'catalog.artwork.changed.v1': { id: number; version: number; deleted: boolean };
  'catalog.artist.changed.v1': { id: number; version: number; deleted: boolean };
  'catalog.guide.changed.v1': { id: number; version: number; deleted: boolean };
  'booking.booking.placed.v1': BookingPlaced;
  'booking.booking.status-changed.v1': {
    bookingId: string;
    from: BookingStatus;
    to: BookingStatus;
    version: number;
  };
  'booking.booking.operator-assigned.v1': {
    bookingId: string;
    operatorId: number;
    operatorName: string;
    version: number;
    /** The operator who was to run it before, null for none. Older events lack it: then no operator is written to. */
    releasedOperatorId?: number | null;
  };
  /** The assignment was an error, and nobody runs the trip; published beside the change of status. */
  'booking.booking.operator-unassigned.v1': { bookingId: string; operatorId: number; version: number };
  /** Its date, party, price or special requests have changed. */
  'booking.booking.changed.v1': {
    bookingId: string;
    preferredDate: PlainDate;
    numberOfTravelers: number;
    totalPrice: Money;
    /** The special requests changed: a service that keeps a copy asks for them again. */
    wishesChanged: boolean;
    version: number;
  };
  /** Other terms were offered, or the offer has ended. */
  'booking.change.offered.v1': {
    bookingId: string;
    offerId: number;
    offeredBy: MessageSide;
    state: OfferState;
  };
  /** Published beside the change of status; its operator is released. */
  'booking.booking.cancelled.v1': {
    bookingId: string;
    by: CancelledBy;
    /** null where nobody was assigned */
    operatorId: number | null;
    version: number;
  };
  /** What was owed to the customer of a cancelled booking has left the trust account. */
  'booking.refund.paid.v1': { bookingId: string };
  'booking.refund.voided.v1': { bookingId: string };
  /** Money arrived: all of what was due, or a part. */
  'booking.payment.recorded.v1': { bookingId: string; paymentId: number; amount: Money };
  /** A payment or repayment was an error; another line of the ledger says so. */
  'booking.payment.voided.v1': { bookingId: string; paymentId: number };
  /** Money went back to a customer who had paid more than the trip costs now: all of what was owed, or a part. */
  'booking.payment.repaid.v1': { bookingId: string; paymentId: number; amount: Money };
  'booking.invoice.sent.v1': { bookingId: string; invoiceId: number; number: string; recipients: number };
  /** An invoice, or a part of it, was taken back by a credit note. */
  'booking.invoice.credited.v1': { bookingId: string; invoiceId: number; number: string; amount: Money };
  /** A letter with the invoice was sent, will be retried, or has failed for good. */
  'booking.invoice.delivered.v1': {
    bookingId: string;
    invoiceId: number;
    state: Exclude<DeliveryState, 'queued'>;
  };
  'booking.trip.update-posted.v1': {
    bookingId: string;
    updateId: number;
    updateType: UpdateType;
    isVisible: boolean;
  };
  /** It was edited or withdrawn; travelers hear of visible ones only. */
  'booking.trip.update-changed.v1': {
    bookingId: string;
    updateId: number;
    isVisible: boolean;
    withdrawn: boolean;
  };
  'booking.trip.progressed.v1': {
    bookingId: string;
    currentStatus: TripPhase;
    completionPercentage: number;
    currentDay: number;
    version: number;
  };
  /** Without the text, which stays in svc-booking. */
  'booking.message.posted.v1': { bookingId: string; messageId: number; author: MessageSide };
  'booking.message.read.v1': { bookingId: string; reader: MessageSide; upTo: number };
  'booking.review.posted.v1': { bookingId: string; reviewId: number; overallRating: number };
  /** Withheld on a ground, published again, or answered by the office. */
  'booking.review.changed.v1': { bookingId: string; reviewId: number };
  /** An event of svc-operators became an entry of the history; every other action has an event of its own. */
  'booking.history.written.v1': { bookingId: string; action: HistoryAction };
  'operators.operator.changed.v1': { operatorId: number; name: string; version: number; deleted: boolean };
  'operators.capabilities.changed.v1': { operatorId: number; version: number };
  'operators.booking.coordinated.v1': {
    bookingId: string;
    operatorIds: number[];
    /** Who of the staff asked, by name; null where a change of the booking did. Older events do not know. */
    by?: string | null;
  };
  /** Written by staff, tried, sent or failed. */
  'operators.communication.changed.v1': {
    bookingId: string;
    operatorId: number;
    communicationId: number;
    status: CommunicationStatus;
    /** True when staff have just written it; otherwise this is news of its delivery. */
    written?: boolean;
    /** Who of the staff wrote it, by name. Older events do not know. */
    by?: string;
  };
  'operators.communication.answered.v1': {
    bookingId: string;
    operatorId: number;
    communicationId: number;
    status: CommunicationStatus;
    requestStatus: RequestStatus | null;
    /** The price that was named with it. Older events do not know. */
    quotedPrice?: Money | null;
    /** The operator by the link, or staff in their place. Older events do not know. */
    writtenBy?: 'operator' | 'staff';
    /** Who of the staff wrote it down, by name. Older events do not know. */
    by?: string;
  };
  /** A fresh link was made, it was closed, or its links were revoked; an answer is `communication.answered`. */
  'operators.availability-request.changed.v1': {
    bookingId: string;
    operatorId: number;
    requestId: number;
    answerState: AnswerState;
    /** Who did it; null when the end of the trip or of the operator did. */
    by: string | null;
  };
  'auth.session.ended.v1': { /** SHA-256 of the session id, hex */ sessionHash: string };
  /** A customer wants everything gone; svc-booking decides whether that can be. */
  'auth.customer.erasure-requested.v1': { erasureId: string; customerId: string };
  /** Nothing was erased: these bookings are agreed or under way, or their customer is still owed money. */
  'booking.customer.erasure-refused.v1': { erasureId: string; references: string[] };
  /** svc-booking keeps nothing of the customer but issued invoices; services with copies of the bookings follow. */
  'booking.customer.erased.v1': { erasureId: string; bookingIds: string[] };
  'operators.customer.erased.v1': { erasureId: string };
}

/**
 * Events under subjects of earlier releases: nothing is published there, but a consumer still handles what waits there.
 */
export interface FormerEventData {
  /** Now `operators.availability-request.changed.v1`. */
  'operators.question.changed.v1': {
    bookingId: string;
    operatorId: number;
    requestId: number;
    state: AnswerState;
    by: string | null;
  };
}

interface ItemChanged {
  id: number;
  version: number;
  /** Kept for the bookings that refer to it, hidden from every list. */
  deleted: boolean;
}

/** What an item is called in other languages; the release before lacks it. */
interface NamedInLanguages {
  translations?: Translation[];
}

/** What svc-operators needs of a booking; no name, address, telephone number or word of its customer. */
export interface BookingPlaced {
  bookingId: string;
  reference: string;
  bookingType: BookingType;
  itemId: number;
  itemName: string;
  numberOfTravelers: number;
  preferredDate: PlainDate;
  /** Of its trip, which never changes; the release before lacks it. */
  durationDays?: number;
  totalPrice: Money;
  version: number;
}

export type EventType = keyof EventData;
export type FormerEventType = keyof FormerEventData;

export interface EventEnvelope<T extends EventType | FormerEventType = EventType> {
  /** UUID; the message id on the wire, de-duplicated by every consumer */
  id: string;
  type: T;
  /** ISO 8601, when it happened */
  at: string;
  /** The customer whose screens it concerns, for the live stream. */
  customerId?: string;
  data: (EventData & FormerEventData)[T];
}
