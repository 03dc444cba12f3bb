import {
  type BookingStatus,
  dayOfTrip,
  MOVING_UPDATES,
  type PlainDate,
  type TripPhase,
  type TripProgress,
  type TripStatus,
  type UpdateType,
} from '@safari/contracts';

/** The state of a trip, which changes as it goes on. */
export type TripState = Pick<TripStatus, 'currentStatus' | 'completionPercentage' | 'currentDay'>;
type Trip = TripState & Pick<TripStatus, 'totalDays'>;

const begun = (trip: Trip): TripState => ({
  currentStatus: 'in_progress',
  completionPercentage: trip.completionPercentage,
  currentDay: trip.currentDay,
});

/** A completed trip is at 100 % on its last day. */
const ended = (trip: Trip): TripState => ({
  currentStatus: 'completed',
  completionPercentage: 100,
  currentDay: trip.totalDays,
});

/** After staff set the progress: under way with the first per cent, completed with the hundredth. */
export function afterProgress(trip: Trip, progress: TripProgress): TripState {
  if (progress.completionPercentage === 100) return ended(trip);
  const { completionPercentage, currentDay } = progress;
  const currentStatus = completionPercentage > 0 ? 'in_progress' : trip.currentStatus;
  return { currentStatus, completionPercentage, currentDay };
}

/** After an update was posted: only the first departure and the completion move the trip itself. */
export function afterUpdate(trip: Trip, updateType: UpdateType): TripState {
  if (updateType === 'completion') return ended(trip);
  if (updateType === 'departure' && trip.currentStatus === 'confirmed') return begun(trip);
  return stateOf(trip);
}

/** After the booking was moved by hand, or cancelled. */
export function afterBooking(trip: Trip, status: BookingStatus): TripState {
  if (status === 'cancelled') return { ...stateOf(trip), currentStatus: 'cancelled' };
  if (status === 'completed') return ended(trip);
  if (status === 'in_progress') return begun(trip);
  return stateOf(trip);
}

/** After its start was undone; undefined where some of the trip has taken place. */
export function afterUnstart(trip: Trip): TripState | undefined {
  const { currentStatus, completionPercentage } = trip;
  if (currentStatus !== 'in_progress' || completionPercentage > 0) return undefined;
  return { currentStatus: 'confirmed', completionPercentage, currentDay: 1 };
}

/** After a completed trip was reopened: on its day by the calendar, with the days before it done. */
export function afterReopening(
  { startDate, totalDays }: Pick<TripStatus, 'startDate' | 'totalDays'>,
  date: PlainDate,
): TripState {
  const currentDay = Math.max(1, dayOfTrip(startDate, totalDays, date));
  const completionPercentage = Math.floor(((currentDay - 1) * 100) / totalDays);
  return { currentStatus: 'in_progress', completionPercentage, currentDay };
}

export function sameState(a: TripState, b: TripState): boolean {
  return (
    a.currentStatus === b.currentStatus &&
    a.completionPercentage === b.completionPercentage &&
    a.currentDay === b.currentDay
  );
}

const FOLLOWS: Partial<Record<TripPhase, BookingStatus>> = {
  in_progress: 'in_progress',
  completed: 'completed',
};

/** The status that a trip in this phase gives its booking; undefined where it gives none. */
export function bookingStatusOf(phase: TripPhase): BookingStatus | undefined {
  return FOLLOWS[phase];
}

const NO_PROGRESS: Record<BookingStatus, string | undefined> = {
  pending: 'No operator is assigned to this booking yet, so it has no trip.',
  confirmed: 'The trip can begin once its payment has been recorded.',
  payment_received: undefined,
  paid: undefined,
  in_progress: undefined,
  completed: 'The trip is completed.',
  cancelled: 'The booking is cancelled.',
};

/** Why the trip of a booking with that status cannot go on; undefined when it can. */
export function progressFault(status: BookingStatus): string | undefined {
  return NO_PROGRESS[status];
}

/** Why an update of that type cannot be posted; news that moves nothing may follow a cancellation. */
export function updateFault(status: BookingStatus, updateType: UpdateType): string | undefined {
  const refused = status === 'pending' || (status === 'cancelled' && MOVING_UPDATES.includes(updateType));
  return refused ? NO_PROGRESS[status] : undefined;
}

function stateOf({ currentStatus, completionPercentage, currentDay }: Trip): TripState {
  return { currentStatus, completionPercentage, currentDay };
}
