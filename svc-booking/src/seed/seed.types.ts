import type { BookingStatus, CancelledBy, MessageSide, PostReview, PostTripUpdate } from '@safari/contracts';
import type { SeededItem } from './catalogue.js';
import type { TravelerKey } from './travelers.js';

/** A booking of the demonstration; days count from the day on which it is seeded. */
export interface SeededBooking {
  traveler: TravelerKey;
  item: SeededItem;
  travelers: number;
  /** days before today */
  bookedAgo: number;
  /** days from today, negative for a trip that has begun */
  startsIn: number;
  status: BookingStatus;
  /** The operator's id; none for a pending or cancelled booking. */
  operator?: number;
  /** A confirmed booking whose invoice has been sent; later ones always have one. */
  invoiced?: boolean;
  requests?: string;
  /** What was written to the office, or by it, since. */
  messages?: readonly { by: MessageSide; text: string }[];
  /** A cancelled booking: by whom, why, and how many days after it was made. */
  cancelled?: { by: CancelledBy; reason: string; after: number };
  review?: Omit<PostReview, 'bookingId'> & {
    /** What the office answered the day after. */
    reply?: string;
  };
}

/** Something that happened on a trip, posted on that day at that hour of the safari's clock. */
export type SeededUpdate = Pick<PostTripUpdate, 'updateType' | 'title' | 'description' | 'location'> & {
  day: number;
  hour: number;
  /** for staff only */
  internal?: boolean;
};
