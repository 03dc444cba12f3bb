import { addDays, OUTLOOK_MONTHS, OUTLOOK_WEEKS, type PlainDate } from '@safari/contracts';

export interface Span {
  from: PlainDate;
  /** the last day of it */
  to: PlainDate;
}

const WEEK = 7;
/** Months before the current one. */
const PAST_MONTHS = Math.floor((OUTLOOK_MONTHS - 1) / 2);

/** The months around a day, the earliest first. */
export function monthsAround(date: PlainDate): Span[] {
  const firstOf = (offset: number): PlainDate => {
    const [year, month] = date.split('-').map(Number);
    return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + offset, 1)).toISOString().slice(0, 10);
  };
  return Array.from({ length: OUTLOOK_MONTHS }, (_, index) => ({
    from: firstOf(index - PAST_MONTHS),
    to: addDays(firstOf(index - PAST_MONTHS + 1), -1),
  }));
}

/** The week of a day and those after it, each from Monday to Sunday. */
export function weeksFrom(date: PlainDate): Span[] {
  const sinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % WEEK;
  const monday = addDays(date, -sinceMonday);
  return Array.from({ length: OUTLOOK_WEEKS }, (_, index) => ({
    from: addDays(monday, index * WEEK),
    to: addDays(monday, index * WEEK + WEEK - 1),
  }));
}
