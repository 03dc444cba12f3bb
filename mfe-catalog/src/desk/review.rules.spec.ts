import { describe, expect, it } from '@jest/globals';
import { EMPTY_REVIEW, REVIEW_MOST, type ReviewDraft, reviewFaults, toReview } from './review.rules';

const good: ReviewDraft = {
  ...EMPTY_REVIEW,
  overallRating: 5,
  title: ' Dust first, then salt ',
  reviewText: 'Nine days of red dust.\n',
  wouldRecommend: 'no',
};

describe('a review', () => {
  it('needs stars, a title, a text and a yes or no', () => {
    expect(reviewFaults(EMPTY_REVIEW)).toEqual({
      overallRating: { key: 'rating' },
      title: { key: 'title' },
      reviewText: { key: 'text' },
      wouldRecommend: { key: 'would' },
    });
    expect(reviewFaults({ ...good, title: '  ' })).toEqual({ title: { key: 'title' } });
    expect(reviewFaults({ ...good, reviewText: '\u3164' })).toEqual({ reviewText: { key: 'text' } });
    expect(reviewFaults(good)).toEqual({});
    expect(EMPTY_REVIEW.highlights).toEqual(['']);
  });

  it.each([0, 6, 2.5])('has one to five stars, never %p', (overallRating) => {
    expect(reviewFaults({ ...good, overallRating })).toEqual({ overallRating: { key: 'rating' } });
  });

  it('keeps to the lengths that the server holds', () => {
    const just = (most: number) => 'a'.repeat(most);
    const full: ReviewDraft = {
      ...good,
      title: just(REVIEW_MOST.title),
      reviewText: just(REVIEW_MOST.reviewText),
      highlights: Array.from({ length: REVIEW_MOST.highlights }, () => just(REVIEW_MOST.highlight)),
      recommendations: just(REVIEW_MOST.recommendations),
    };
    expect(reviewFaults(full)).toEqual({});
    const { reviewText, recommendations } = full;
    const spaced = { ...full, reviewText: ` ${reviewText} `, recommendations: ` ${recommendations} ` };
    expect(reviewFaults(spaced)).toEqual({});
    expect(reviewFaults({ ...good, reviewText: '  ' })).toEqual({ reviewText: { key: 'text' } });
    const over = {
      ...full,
      title: `${full.title}a`,
      reviewText: `${full.reviewText}a`,
      recommendations: `${full.recommendations}a`,
    };
    expect(Object.keys(reviewFaults(over))).toEqual(['title', 'reviewText', 'recommendations']);
    expect(reviewFaults({ ...good, highlights: [`${just(REVIEW_MOST.highlight)}a`] }).highlights).toEqual({
      max: REVIEW_MOST.highlight,
      length: REVIEW_MOST.highlight + 1,
    });
    expect(reviewFaults({ ...full, highlights: [...full.highlights, 'one more', ''] }).highlights).toEqual({
      key: 'many',
      max: REVIEW_MOST.highlights,
    });
  });

  it('says how much too long a text is, an emoji counted once, as the server counts', () => {
    const lions = (many: number): ReviewDraft => ({
      ...good,
      title: '🦁'.repeat(many),
      highlights: ['Leopard', '🦁'.repeat(many)],
    });
    expect(reviewFaults(lions(150))).toEqual({});
    const fault = { max: 150, length: 151 };
    expect(reviewFaults(lions(151))).toEqual({ title: fault, highlights: fault });
  });

  it('is sent trimmed, without the rows that were left empty', () => {
    expect(toReview('b1', { ...good, highlights: [' Leopard ', '', '  '] })).toEqual({
      bookingId: 'b1',
      overallRating: 5,
      title: 'Dust first, then salt',
      reviewText: 'Nine days of red dust.',
      highlights: ['Leopard'],
      recommendations: '',
      wouldRecommend: false,
    });
    expect(
      toReview('b1', { ...good, recommendations: ' Bring layers ', wouldRecommend: 'yes' }),
    ).toMatchObject({ recommendations: 'Bring layers', wouldRecommend: true });
  });
});
