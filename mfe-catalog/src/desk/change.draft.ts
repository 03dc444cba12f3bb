import type { Drafts } from '@safari/web-kit';
import { readStored } from '../shared/stored-draft';

/** The values of the change form, as typed. */
export interface ChangeDraft {
  preferredDate: string;
  numberOfTravelers: string;
  reason: string;
}

type Terms = Omit<ChangeDraft, 'reason'>;

/** Stored as plain text, which other releases can read. */
const reasonOf = (bookingId: string) => `change:${bookingId}`;
/** Only the terms that differ from the booking's, which may change before the request is sent. */
const termsOf = (bookingId: string) => `change-terms:${bookingId}`;

/** What was typed for that booking before; undefined if nothing was. @param unchanged the booking's own values */
export function readChangeDraft(
  drafts: Drafts,
  bookingId: string,
  unchanged: ChangeDraft,
): ChangeDraft | undefined {
  const reason = storedReason(drafts, bookingId);
  const terms = readStored<Terms>(drafts, termsOf(bookingId));
  return reason === undefined && !terms ? undefined : { ...unchanged, ...terms, reason: reason ?? '' };
}

/** The previous release stored all three fields under this name. */
function storedReason(drafts: Drafts, bookingId: string): string | undefined {
  const text = drafts.read(reasonOf(bookingId)) ?? undefined;
  return text?.startsWith('{') ? readStored<ChangeDraft>(drafts, reasonOf(bookingId))?.reason : text;
}

export function saveChangeDraft(
  drafts: Drafts,
  bookingId: string,
  { reason, ...typed }: ChangeDraft,
  unchanged: Terms,
): void {
  const names = Object.keys(typed) as (keyof Terms)[];
  const others = names.filter((name) => typed[name] !== unchanged[name]);
  const terms = Object.fromEntries(others.map((name) => [name, typed[name]]));
  drafts.write(reasonOf(bookingId), reason);
  drafts.write(termsOf(bookingId), others.length > 0 ? JSON.stringify(terms) : '');
}

export function clearChangeDraft(drafts: Drafts, bookingId: string): void {
  drafts.write(reasonOf(bookingId), '');
  drafts.write(termsOf(bookingId), '');
}
