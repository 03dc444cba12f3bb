import { dayOfTrip, type PlainDate, type TripStatus } from '@safari/contracts';

export type DayState = 'done' | 'now' | 'ahead';

export interface DayMark {
  day: number;
  /** The day's state by the trip's recorded progress. */
  state: DayState;
  /** Whether it is today by the calendar. */
  isToday: boolean;
}

type Trip = Pick<TripStatus, 'currentStatus' | 'currentDay' | 'totalDays' | 'startDate' | 'expectedEndDate'>;

/** Every day of a trip with its state: past, current or to come. */
export function dayLine(trip: Trip, today: PlainDate): DayMark[] {
  const { startDate, expectedEndDate, totalDays } = trip;
  const now = today <= expectedEndDate ? dayOfTrip(startDate, totalDays, today) : 0;
  return Array.from({ length: totalDays }, (_, index) => {
    const day = index + 1;
    return { day, state: stateOf(trip, day), isToday: day === now };
  });
}

/** A trip not started has no current day; of a completed one, all days are past. */
function stateOf({ currentStatus, currentDay }: Trip, day: number): DayState {
  if (currentStatus === 'completed') return 'done';
  if (currentStatus !== 'in_progress') return 'ahead';
  return day < currentDay ? 'done' : day === currentDay ? 'now' : 'ahead';
}
