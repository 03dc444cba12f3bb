import { expect, it } from '@jest/globals';
import type { PublicReview } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import { ItemReviews } from './item-reviews';

const aReview = (id: number): PublicReview => ({
  id,
  overallRating: 4,
  title: `Review ${id}`,
  reviewText: 'Lions at breakfast.',
  highlights: [],
  recommendations: '',
  wouldRecommend: true,
  createdAt: '2026-01-05T08:00:00.000Z',
  traveler: 'Amina',
  traveledIn: '2026-01',
  reply: null,
});

async function read(counts: { answered: number; withheld: number }, language = 'en') {
  const reviews = [aReview(1), aReview(2)];
  const item = { bookingType: 'package', itemId: 4 } as const;
  serve({ 'GET /api/reviews/package/4': { ...item, invited: 200, rating: 4, ...counts, reviews } });
  renderPage(<ItemReviews {...item} />, { language });
  await screen.findByRole('heading', { name: 'Review 2' });
}

it('whoever has read to the end of very many reviews is told that there are more', async () => {
  await read({ answered: 121, withheld: 1 });
  expect(screen.getByText('The latest 2 of 120 reviews.')).toBeTruthy();
});

it('says nothing of more where all stand there', async () => {
  await read({ answered: 3, withheld: 1 });
  expect(screen.queryByText(/latest/)).toBeNull();
});
