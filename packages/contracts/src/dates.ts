/** A calendar day without a clock, `YYYY-MM-DD`. */
export type PlainDate = string;

export const SAFARI_TIME_ZONE = 'Africa/Dar_es_Salaam';

let day: Intl.DateTimeFormat | undefined;

/** Today at the safari, whatever the zone of the visitor or the server. */
export function today(now: Date = new Date()): PlainDate {
  // made on first use: the first formatter costs a phone 150 ms
  day ??= new Intl.DateTimeFormat('en', {
    timeZone: SAFARI_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  // by its parts: no language writes a date in the same order in every browser
  const parts = Object.fromEntries(day.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

const safariTimes = new Map<string, Intl.DateTimeFormat>();

/** An ISO moment as a language writes it by the clock at the safari, with its zone: `Jul 14, 2026, 7:00 PM GMT+3`. */
export function safariTime(moment: string, language: string): string {
  const known = safariTimes.get(language);
  const format =
    known ??
    new Intl.DateTimeFormat(language, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: SAFARI_TIME_ZONE,
      timeZoneName: 'short',
    });
  if (!known) safariTimes.set(language, format);
  return format.format(new Date(moment));
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

const YEARS_AHEAD = 3;

export type StartDateFault = 'past' | 'late';

/** The message of each fault in English, on server and screen. */
export const START_DATE_FAULTS: Record<StartDateFault, string> = {
  past: 'The start date cannot be before today.',
  late: `The start date can be at most ${YEARS_AHEAD} years ahead.`,
};

/** The last day on which a trip may begin that is booked on the day `on`. */
export function latestStart(on: PlainDate): PlainDate {
  const year = Number(on.slice(0, 4)) + YEARS_AHEAD;
  const sameDay = `${year}${on.slice(4)}`;
  return isPlainDate(sameDay) ? sameDay : addDays(`${year}-03-01`, -1);
}

/** Why a trip cannot begin on a day. */
export function startDateFault(date: PlainDate, on: PlainDate): StartDateFault | undefined {
  if (date < on) return 'past';
  return date > latestStart(on) ? 'late' : undefined;
}

/** An older transfer has a mistyped year. */
const MAX_TRANSFER_AGE_DAYS = 366;

export type TransferDayFault = 'ahead' | 'old';

/** Why money cannot be recorded as moved on a day. */
export function transferDayFault(day: PlainDate, on: PlainDate): TransferDayFault | undefined {
  if (day > on) return 'ahead';
  return day < addDays(on, -MAX_TRANSFER_AGE_DAYS) ? 'old' : undefined;
}

/** Whole days from one date to the other, negative when `to` lies before `from`. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
