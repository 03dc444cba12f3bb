/** A calendar day without a clock, `YYYY-MM-DD`. */
export type PlainDate = string;

export const SAFARI_TIME_ZONE = 'Africa/Dar_es_Salaam';

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: SAFARI_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today at the safari, whatever the zone of the visitor or the server. */
export function today(now: Date = new Date()): PlainDate {
  return day.format(now);
}

/** A real day of the calendar, not only the right shape (`2026-02-30` and the year 0 are refused). */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

export function addDays(date: PlainDate, days: number): PlainDate {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Whole days from one date to the other, negative when `to` lies before `from`. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
