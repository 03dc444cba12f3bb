import type { BookingType } from './bookings.js';

export interface PostReview {
  bookingId: string;
  /** 1–5 */
  overallRating: number;
  title: string;
  reviewText: string;
  highlights: string[];
  recommendations: string;
  wouldRecommend: boolean;
}

/** Why a review may be kept from the public; for any other reason it stays published. */
export const WITHHOLDING_GROUNDS = ['abuse', 'private_data', 'off_topic'] as const;
export type WithholdingGround = (typeof WITHHOLDING_GROUNDS)[number];

/** What the office wrote below it. */
export interface ReviewReply {
  text: string;
  /** ISO 8601 */
  at: string;
}

/** As its writer and staff read it; who withheld it stands in the booking's history. */
export interface CustomerReview extends PostReview {
  id: number;
  createdAt: string;
  /** Null while it is published. */
  withheld: { ground: WithholdingGround; at: string } | null;
  reply: ReviewReply | null;
}

export interface WithholdReview {
  ground: WithholdingGround;
}

export interface ReplyToReview {
  text: string;
}

/** characters */
export const REPLY_MAX = 2000;

/** What is known of an item's reviews: all who could write, all who did, and all that the public does not see. */
export interface ReviewSummary {
  bookingType: BookingType;
  itemId: number;
  /** Completed trips: each traveler may write once. */
  invited: number;
  answered: number;
  withheld: number;
  /** The mean of the published ones with one decimal; null where there is none. */
  rating: number | null;
}

/** A published review. */
export interface PublicReview extends Omit<PostReview, 'bookingId'> {
  id: number;
  /** As {@link publishedName} returns it. */
  traveler: string;
  /** The month of the trip, `YYYY-MM`. */
  traveledIn: string;
  createdAt: string;
  reply: ReviewReply | null;
}

export interface ItemReviews extends ReviewSummary {
  /** The latest first, as many as a page holds. */
  reviews: PublicReview[];
  /** The address of the next page, whose `Link` header names the one after it; absent on the last page. */
  next?: string;
}

/** The name under which a review stands: the first word of the customer's. */
export const publishedName = (customerName: string): string => customerName.trim().split(' ')[0] ?? '';
