import type { Booking } from './bookings.js';
import type { PlainDate } from './dates.js';
import { addDays, daysBetween } from './dates.js';

export const UPDATE_TYPES = [
  'departure',
  'arrival',
  'activity_complete',
  'milestone',
  'issue',
  'completion',
] as const;
export type UpdateType = (typeof UPDATE_TYPES)[number];

/** Updates of these types change the trip's status, unless it is cancelled. */
export const MOVING_UPDATES: readonly UpdateType[] = ['departure', 'completion'];

export interface PostTripUpdate {
  bookingId: string;
  updateType: UpdateType;
  title: string;
  description: string;
  location: string;
  /** ≥ 1 */
  dayNumber: number;
  /** shown to the traveler */
  isVisible: boolean;
}

/** What staff may edit of an update; not its type, which has changed the trip's status. */
export type EditTripUpdate = Omit<PostTripUpdate, 'bookingId' | 'updateType'>;

export interface TripUpdate extends PostTripUpdate {
  id: number;
  /** ISO 8601 */
  timestamp: string;
  /** ISO 8601, when it was last edited; null where it never was */
  editedAt: string | null;
  /** ISO 8601, when it was withdrawn; its customer then reads that, and none of its text */
  withdrawnAt: string | null;
  version: number;
}

/** An update as it was before an edit, for staff. */
export interface TripUpdateVersion extends EditTripUpdate {
  version: number;
  /** ISO 8601, until when it stood so */
  replacedAt: string;
}

export const TRIP_STATUSES = ['confirmed', 'preparing', 'in_progress', 'completed', 'cancelled'] as const;
export type TripPhase = (typeof TRIP_STATUSES)[number];

export interface TripProgress {
  /** 0–100 */
  completionPercentage: number;
  currentDay: number;
}

export interface TripStatus extends TripProgress {
  bookingId: string;
  currentStatus: TripPhase;
  totalDays: number;
  startDate: PlainDate;
  expectedEndDate: PlainDate;
  /** When and why it was reopened after its customer had been thanked for it, the last time. */
  reopened: { at: string; reason: string } | null;
  version: number;
}

/** Opens a completed trip again; its customer reads the reason where the thanks for it may have left. */
export interface ReopenBooking {
  reason: string;
}

/** characters */
export const REOPEN_REASON_MAX = 500;

/** One row of the staff's trip screen: a trip that is confirmed or under way, with its booking. */
export interface ActiveTrip {
  booking: Booking;
  trip: TripStatus;
}

export const PROGRESS_PRESETS = [25, 50, 75, 100] as const;

/** The day a percentage stands for: the rounded-up share of all days, never before the first. */
export function tripDay(percentage: number, totalDays: number): number {
  return Math.min(totalDays, Math.max(1, Math.ceil((percentage * totalDays) / 100)));
}

/** A trip of n days ends n − 1 days after it starts. */
export function expectedEnd(startDate: PlainDate, totalDays: number): PlainDate {
  return addDays(startDate, totalDays - 1);
}

/** Day n of the trip on a date, before it 0, after it the last day. */
export function dayOfTrip(startDate: PlainDate, totalDays: number, date: PlainDate): number {
  return Math.min(totalDays, Math.max(0, daysBetween(startDate, date) + 1));
}
