import type { PostReview } from '@safari/contracts';

/** What is typed into the review form. */
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

/** In characters, and entries of the list; the server holds the same. */
export const REVIEW_MOST = {
  title: 150,
  reviewText: 5000,
  highlight: 150,
  highlights: 20,
  recommendations: 2000,
};

export type ReviewFault =
  | { key: 'rating' | 'title' | 'text' | 'would' }
  | { key: 'long' | 'many'; max: number };

/** The first fault of each field. */
export function reviewFaults(draft: ReviewDraft): Partial<Record<keyof ReviewDraft, ReviewFault>> {
  const faults: Partial<Record<keyof ReviewDraft, ReviewFault>> = {};
  const title = draft.title.trim();
  const text = draft.reviewText.trim();
  const highlights = written(draft.highlights);
  const long = (max: number): ReviewFault => ({ key: 'long', max });

  if (!STARS.some((star) => star === draft.overallRating)) faults.overallRating = { key: 'rating' };
  if (title === '') faults.title = { key: 'title' };
  else if (title.length > REVIEW_MOST.title) faults.title = long(REVIEW_MOST.title);
  if (text === '') faults.reviewText = { key: 'text' };
  else if (text.length > REVIEW_MOST.reviewText) faults.reviewText = long(REVIEW_MOST.reviewText);
  if (highlights.some(({ length }) => length > REVIEW_MOST.highlight)) {
    faults.highlights = long(REVIEW_MOST.highlight);
  } else if (highlights.length > REVIEW_MOST.highlights) {
    faults.highlights = { key: 'many', max: REVIEW_MOST.highlights };
  }
  if (draft.recommendations.trim().length > REVIEW_MOST.recommendations) {
    faults.recommendations = long(REVIEW_MOST.recommendations);
  }
  if (draft.wouldRecommend === '') faults.wouldRecommend = { key: 'would' };
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

/** Rows left empty are no highlights. */
function written(rows: readonly string[]): string[] {
  return rows.map((row) => row.trim()).filter((row) => row !== '');
}
