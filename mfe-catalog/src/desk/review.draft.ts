import { logFailure } from '@safari/web-kit';
import { EMPTY_REVIEW, type ReviewDraft } from './review.rules';

const place = (bookingId: string) => `review:${bookingId}`;

/** What was typed for that trip in this window before, so that leaving the tab loses nothing. */
export function readReviewDraft(bookingId: string): ReviewDraft {
  const kept = sessionStorage.getItem(place(bookingId));
  if (kept === null) return EMPTY_REVIEW;
  try {
    return { ...EMPTY_REVIEW, ...(JSON.parse(kept) as Partial<ReviewDraft>) };
  } catch (error) {
    logFailure('A kept review could not be read', error);
    return EMPTY_REVIEW;
  }
}

export function keepReviewDraft(bookingId: string, draft: ReviewDraft): void {
  sessionStorage.setItem(place(bookingId), JSON.stringify(draft));
}

export function forgetReviewDraft(bookingId: string): void {
  sessionStorage.removeItem(place(bookingId));
}
