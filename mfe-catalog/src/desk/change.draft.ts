import type { Drafts } from '@safari/web-kit';
import { readStored } from '../shared/stored-draft';

/** What is asked for another date or party, as typed. */
export interface ChangeDraft {
  preferredDate: string;
  numberOfTravelers: string;
  reason: string;
}

const nameOf = (bookingId: string) => `change:${bookingId}`;

/** What was typed for that booking before; undefined where nothing was. @param unchanged what the booking says */
export function readChangeDraft(
  drafts: Drafts,
  bookingId: string,
  unchanged: ChangeDraft,
): ChangeDraft | undefined {
  const text = drafts.read(nameOf(bookingId));
  if (text !== null && !text.startsWith('{')) return { ...unchanged, reason: text }; // as the release before stored it
  const stored = readStored<ChangeDraft>(drafts, nameOf(bookingId));
  return stored && { ...unchanged, ...stored };
}

export function saveChangeDraft(drafts: Drafts, bookingId: string, draft: ChangeDraft): void {
  drafts.write(nameOf(bookingId), JSON.stringify(draft));
}

export function clearChangeDraft(drafts: Drafts, bookingId: string): void {
  drafts.write(nameOf(bookingId), '');
}
