import { dayOfTrip, type PlainDate, type TripStatus } from '@safari/contracts';

export type DayState = 'done' | 'now' | 'ahead';

export interface DayMark {
  day: number;
  /** What the trip's progress says of the day. */
  state: DayState;
  /** What the calendar says. */
  isToday: boolean;
}

type Trip = Pick<TripStatus, 'currentStatus' | 'currentDay' | 'totalDays' | 'startDate' | 'expectedEndDate'>;

/** Every day of a trip: those behind, the one it is at, and those to come. */
export function dayLine(trip: Trip, today: PlainDate): DayMark[] {
  const { startDate, expectedEndDate, totalDays } = trip;
  const now = today <= expectedEndDate ? dayOfTrip(startDate, totalDays, today) : 0;
  return Array.from({ length: totalDays }, (_, index) => {
    const day = index + 1;
    return { day, state: stateOf(trip, day), isToday: day === now };
  });
}

/** A trip that has not left yet is at no day, and a completed one has them all behind it. */
function stateOf({ currentStatus, currentDay }: Trip, day: number): DayState {
  if (currentStatus === 'completed') return 'done';
  if (currentStatus !== 'in_progress') return 'ahead';
  return day < currentDay ? 'done' : day === currentDay ? 'now' : 'ahead';
}
