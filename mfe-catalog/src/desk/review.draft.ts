import type { Drafts } from '@safari/web-kit';
import { readStored } from '../shared/stored-draft';
import { EMPTY_REVIEW, type ReviewDraft } from './review.rules';

const nameOf = (bookingId: string) => `review:${bookingId}`;

/** What was typed for that trip in this window before; undefined if nothing was. */
export function readReviewDraft(drafts: Drafts, bookingId: string): ReviewDraft | undefined {
  const stored = readStored<ReviewDraft>(drafts, nameOf(bookingId));
  return stored && { ...EMPTY_REVIEW, ...stored };
}

export function saveReviewDraft(drafts: Drafts, bookingId: string, draft: ReviewDraft): void {
  drafts.write(nameOf(bookingId), JSON.stringify(draft));
}

export function clearReviewDraft(drafts: Drafts, bookingId: string): void {
  drafts.write(nameOf(bookingId), '');
}
