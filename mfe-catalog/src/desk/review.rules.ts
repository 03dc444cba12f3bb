import { isBlank, type PostReview, type TooLong, tooLong } from '@safari/contracts';

/** The values of the review form. */
export interface ReviewDraft {
  /** 0 until stars are chosen */
  overallRating: number;
  title: string;
  reviewText: string;
  highlights: readonly string[];
  recommendations: string;
  wouldRecommend: 'yes' | 'no' | '';
}

export const EMPTY_REVIEW: ReviewDraft = {
  overallRating: 0,
  title: '',
  reviewText: '',
  highlights: [''],
  recommendations: '',
  wouldRecommend: '',
};

export const STARS = [1, 2, 3, 4, 5] as const;

/** Limits, in characters and in number of rows; the server enforces the same. */
export const REVIEW_MOST = {
  title: 150,
  reviewText: 5000,
  highlight: 150,
  highlights: 20,
  recommendations: 2000,
};

export type ReviewFault =
  | { key: 'rating' | 'title' | 'text' | 'would' }
  | { key: 'many'; max: number }
  | TooLong;

/** The first fault of each field. */
export function reviewFaults(draft: ReviewDraft): Partial<Record<keyof ReviewDraft, ReviewFault>> {
  const faults: Partial<Record<keyof ReviewDraft, ReviewFault>> = {};
  const add = (field: keyof ReviewDraft, fault: ReviewFault | undefined) => {
    if (fault) faults[field] ??= fault;
  };
  const highlights = written(draft.highlights);

  add('overallRating', STARS.some((star) => star === draft.overallRating) ? undefined : { key: 'rating' });
  add('title', isBlank(draft.title) ? { key: 'title' } : undefined);
  add('reviewText', isBlank(draft.reviewText) ? { key: 'text' } : undefined);
  for (const field of ['title', 'reviewText', 'recommendations'] as const)
    add(field, tooLong(draft[field].trim(), REVIEW_MOST[field]));
  add('highlights', highlights.map((row) => tooLong(row, REVIEW_MOST.highlight)).find(Boolean));
  const max = REVIEW_MOST.highlights;
  add('highlights', highlights.length > max ? { key: 'many', max } : undefined);
  add('wouldRecommend', draft.wouldRecommend === '' ? { key: 'would' } : undefined);
  return faults;
}

export function toReview(bookingId: string, draft: ReviewDraft): PostReview {
  return {
    bookingId,
    overallRating: draft.overallRating,
    title: draft.title.trim(),
    reviewText: draft.reviewText.trim(),
    highlights: written(draft.highlights),
    recommendations: draft.recommendations.trim(),
    wouldRecommend: draft.wouldRecommend === 'yes',
  };
}

/** Drops empty rows. */
function written(rows: readonly string[]): string[] {
  return rows.map((row) => row.trim()).filter((row) => row !== '');
}
