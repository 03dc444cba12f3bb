import { type ActiveTrip, addDays, daysBetween, type PlainDate } from '@safari/contracts';

/** Seven days, from Monday to Sunday. */
export interface Week {
  from: PlainDate;
  to: PlainDate;
}

export function weekOf(date: PlainDate): Week {
  const afterMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = addDays(date, -afterMonday);
  return { from, to: addDays(from, 6) };
}

/** A trip's group by the calendar: it should be completed, is under way, or departs in that week. */
export type TripGroup = { kind: 'over' | 'road' } | { kind: 'thisWeek' | 'nextWeek' | 'later'; week: Week };

export interface GroupedTrips {
  group: TripGroup;
  trips: readonly ActiveTrip[];
}

/** The trips in groups, most urgent first; within a group they keep their order. */
export function groupTrips(active: readonly ActiveTrip[], today: PlainDate): GroupedTrips[] {
  const groups = new Map<string, { group: TripGroup; trips: ActiveTrip[] }>();
  for (const each of active) {
    const group = groupOf(each, today);
    const key = orderOf(group);
    const known = groups.get(key) ?? { group, trips: [] };
    known.trips.push(each);
    groups.set(key, known);
  }
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other)).map(([, grouped]) => grouped);
}

/** Whether a trip's last day has passed, so that it should be completed. */
export const isOver = ({ trip }: ActiveTrip, today: PlainDate): boolean => trip.expectedEndDate < today;

function groupOf(active: ActiveTrip, today: PlainDate): TripGroup {
  const { startDate } = active.trip;
  if (isOver(active, today)) return { kind: 'over' };
  if (startDate <= today) return { kind: 'road' };
  const week = weekOf(startDate);
  const now = weekOf(today);
  if (week.from === now.from) return { kind: 'thisWeek', week };
  return { kind: week.from === addDays(now.from, 7) ? 'nextWeek' : 'later', week };
}

const orderOf = (group: TripGroup): string =>
  'week' in group ? `2 ${group.week.from}` : group.kind === 'over' ? '0' : '1';

/** A trip under way in a week, with its day number on each of the week's days. */
export interface WeekRow extends ActiveTrip {
  /** Monday to Sunday; null on days without the trip. */
  days: readonly (number | null)[];
}

/** The trips under way in a week, in the given order. */
export function onTheRoad(active: readonly ActiveTrip[], week: Week): WeekRow[] {
  return active
    .filter(({ trip }) => trip.startDate <= week.to && trip.expectedEndDate >= week.from)
    .map((each) => ({ ...each, days: daysOf(week).map((date) => dayOn(each, date)) }));
}

export const daysOf = ({ from }: Week): PlainDate[] =>
  [0, 1, 2, 3, 4, 5, 6].map((after) => addDays(from, after));

function dayOn({ trip: { startDate, expectedEndDate } }: ActiveTrip, date: PlainDate): number | null {
  return date < startDate || date > expectedEndDate ? null : daysBetween(startDate, date) + 1;
}

/** Whether trips that are not loaded yet may depart before the week ends; they are sorted by departure. */
export const mayMiss = (active: readonly ActiveTrip[], week: Week): boolean =>
  (active.at(-1)?.trip.startDate ?? '') <= week.to;
