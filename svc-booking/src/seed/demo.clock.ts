import { addDays, type PlainDate } from '@safari/contracts';

/** A moment of that day by the safari's clock, which knows no summer time. */
export function clockOf(date: PlainDate, hour: number, minute = 0): Date {
  const two = (value: number): string => String(value).padStart(2, '0');
  return new Date(`${date}T${two(hour)}:${two(minute)}:00+03:00`);
}

/** The same time of day some days later, but never in the future. */
export function daysAfter(moment: Date, days: number, now = new Date()): Date {
  return new Date(Math.min(moment.getTime() + days * 86_400_000, now.getTime()));
}

/** When a booking was made, that many days ago; `spread` moves it through office hours and never past now. */
export function bookedAt(todayAtSafari: PlainDate, daysAgo: number, spread: number, now = new Date()): Date {
  const moment = clockOf(addDays(todayAtSafari, -daysAgo), 8 + ((spread * 5) % 12), (spread * 17) % 60);
  return new Date(Math.min(moment.getTime(), now.getTime() - 1_800_000));
}
