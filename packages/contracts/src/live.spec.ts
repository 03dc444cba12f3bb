import { describe, expect, it } from '@jest/globals';
import type { EventType } from './events.js';
import { concernsCustomers, staleAfter, staleTags } from './live.js';
import { TAGS, type Tag } from './tags.js';

/** The events after which each kind of data is fetched again. */
const ASKED_ANEW: Record<Tag, readonly EventType[]> = {
  Package: ['catalog.package.changed.v1'],
  Attraction: ['catalog.attraction.changed.v1'],
  Artwork: ['catalog.artwork.changed.v1'],
  Artist: ['catalog.artwork.changed.v1', 'catalog.artist.changed.v1'],
  Guide: ['catalog.guide.changed.v1'],
  Booking: [
    'booking.booking.placed.v1',
    'booking.booking.status-changed.v1',
    'booking.booking.operator-assigned.v1',
    'booking.booking.changed.v1',
    'booking.change.offered.v1',
    'booking.payment.recorded.v1',
    'booking.payment.voided.v1',
    'booking.payment.repaid.v1',
    'booking.invoice.sent.v1',
    'booking.invoice.credited.v1',
    'booking.trip.progressed.v1',
    'booking.message.posted.v1',
    'booking.history.written.v1',
    'operators.operator.changed.v1',
    'booking.customer.erased.v1',
  ],
  BookingSummary: [
    'booking.booking.placed.v1',
    'booking.booking.status-changed.v1',
    'booking.booking.operator-assigned.v1',
    'booking.booking.changed.v1',
    'booking.customer.erased.v1',
  ],
  Money: [
    'booking.booking.status-changed.v1',
    'booking.booking.changed.v1',
    'booking.refund.paid.v1',
    'booking.refund.voided.v1',
    'booking.payment.recorded.v1',
    'booking.payment.voided.v1',
    'booking.payment.repaid.v1',
    'booking.invoice.sent.v1',
    'booking.invoice.credited.v1',
    'booking.invoice.delivered.v1',
    'booking.customer.erased.v1',
  ],
  Trip: [
    'booking.booking.status-changed.v1',
    'booking.booking.operator-assigned.v1',
    'booking.booking.changed.v1',
    'booking.trip.update-posted.v1',
    'booking.trip.progressed.v1',
    'booking.customer.erased.v1',
  ],
  TripUpdate: [
    'booking.trip.update-posted.v1',
    'booking.trip.update-changed.v1',
    'booking.customer.erased.v1',
  ],
  Review: [
    'booking.booking.status-changed.v1',
    'booking.review.posted.v1',
    'booking.review.changed.v1',
    'booking.customer.erased.v1',
  ],
  Message: ['booking.message.posted.v1', 'booking.message.read.v1', 'booking.customer.erased.v1'],
  History: [
    'booking.booking.placed.v1',
    'booking.booking.status-changed.v1',
    'booking.booking.operator-assigned.v1',
    'booking.booking.changed.v1',
    'booking.change.offered.v1',
    'booking.refund.paid.v1',
    'booking.refund.voided.v1',
    'booking.payment.recorded.v1',
    'booking.payment.voided.v1',
    'booking.payment.repaid.v1',
    'booking.invoice.sent.v1',
    'booking.invoice.credited.v1',
    'booking.trip.update-posted.v1',
    'booking.trip.update-changed.v1',
    'booking.trip.progressed.v1',
    'booking.message.posted.v1',
    'booking.review.posted.v1',
    'booking.review.changed.v1',
    'booking.history.written.v1',
    'booking.customer.erased.v1',
  ],
  Operator: ['operators.operator.changed.v1', 'operators.capabilities.changed.v1'],
  Capability: ['operators.operator.changed.v1', 'operators.capabilities.changed.v1'],
  Communication: [
    'booking.booking.operator-assigned.v1',
    'operators.booking.coordinated.v1',
    'operators.communication.changed.v1',
    'operators.communication.answered.v1',
    'operators.operator.changed.v1',
    'operators.customer.erased.v1',
  ],
  AvailabilityRequest: [
    'operators.operator.changed.v1',
    'operators.booking.coordinated.v1',
    'operators.communication.changed.v1',
    'operators.communication.answered.v1',
    'operators.availability-request.changed.v1',
    'operators.customer.erased.v1',
  ],
};
const ON_NO_SCREEN: readonly EventType[] = [
  'booking.booking.cancelled.v1',
  'auth.session.ended.v1',
  'auth.customer.erasure-requested.v1',
  'booking.customer.erasure-refused.v1',
];
const EVENTS: readonly EventType[] = [...new Set([...Object.values(ASKED_ANEW).flat(), ...ON_NO_SCREEN])];

describe('an event', () => {
  it.each(TAGS)('that changes %s on screen makes it stale, and no other does', (tag) => {
    expect(EVENTS.filter((type) => staleTags(type).includes(tag)).sort()).toEqual(
      [...ASKED_ANEW[tag]].sort(),
    );
  });

  it('makes nothing stale that no screen knows', () => {
    expect(staleTags('booking.booking.operator-unassigned.v1')).toEqual([]);
    expect(EVENTS.flatMap(staleTags).filter((tag) => !TAGS.includes(tag))).toEqual([]);
  });

  it('that comes with others makes stale with them what each does, and once', () => {
    expect(staleAfter('booking.invoice.credited.v1', 'booking.trip.progressed.v1')).toEqual([
      'Booking',
      'Money',
      'History',
      'Trip',
    ]);
    expect(staleAfter('booking.booking.operator-unassigned.v1')).toEqual([]);
  });

  it('reaches the booking’s customer when it is about the booking, and not the office’s own part of it', () => {
    const aboutBooking = EVENTS.filter((type) => /^booking\.(?!history\.|customer\.)/.test(type));
    expect(EVENTS.filter(concernsCustomers)).toEqual(aboutBooking);
  });
});
