import { type Drafts, logFailure } from '@safari/web-kit';

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
  const stored = drafts.read(nameOf(bookingId));
  if (stored === null) return undefined;
  if (!stored.startsWith('{')) return { ...unchanged, reason: stored }; // as the release before stored it
  try {
    return { ...unchanged, ...(JSON.parse(stored) as Partial<ChangeDraft>) };
  } catch (error) {
    logFailure('A stored change could not be read', error);
    return undefined;
  }
}

export function saveChangeDraft(drafts: Drafts, bookingId: string, draft: ChangeDraft): void {
  drafts.write(nameOf(bookingId), JSON.stringify(draft));
}

export function clearChangeDraft(drafts: Drafts, bookingId: string): void {
  drafts.write(nameOf(bookingId), '');
}
