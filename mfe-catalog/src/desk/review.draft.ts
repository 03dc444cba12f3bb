import { logFailure } from '@safari/web-kit';
import { EMPTY_REVIEW, type ReviewDraft } from './review.rules';

const storageKey = (bookingId: string) => `review:${bookingId}`;

/** What was typed for that trip in this window before, so that leaving the tab loses nothing. */
export function readReviewDraft(bookingId: string): ReviewDraft {
  const stored = sessionStorage.getItem(storageKey(bookingId));
  if (stored === null) return EMPTY_REVIEW;
  try {
    return { ...EMPTY_REVIEW, ...(JSON.parse(stored) as Partial<ReviewDraft>) };
  } catch (error) {
    logFailure('A stored review could not be read', error);
    return EMPTY_REVIEW;
  }
}

export function saveReviewDraft(bookingId: string, draft: ReviewDraft): void {
  sessionStorage.setItem(storageKey(bookingId), JSON.stringify(draft));
}

export function clearReviewDraft(bookingId: string): void {
  sessionStorage.removeItem(storageKey(bookingId));
}
