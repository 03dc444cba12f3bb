import { type Drafts, logFailure } from '@safari/web-kit';
import { EMPTY_REVIEW, type ReviewDraft } from './review.rules';

const nameOf = (bookingId: string) => `review:${bookingId}`;

/** What was typed for that trip in this window before, so that leaving the tab loses nothing; undefined where nothing was. */
export function readReviewDraft(drafts: Drafts, bookingId: string): ReviewDraft | undefined {
  const stored = drafts.read(nameOf(bookingId));
  if (stored === null) return undefined;
  try {
    return { ...EMPTY_REVIEW, ...(JSON.parse(stored) as Partial<ReviewDraft>) };
  } catch (error) {
    logFailure('A stored review could not be read', error);
    return undefined;
  }
}

export function saveReviewDraft(drafts: Drafts, bookingId: string, draft: ReviewDraft): void {
  drafts.write(nameOf(bookingId), JSON.stringify(draft));
}

export function clearReviewDraft(drafts: Drafts, bookingId: string): void {
  drafts.write(nameOf(bookingId), '');
}
