import { expect, it, jest } from '@jest/globals';
import type { CustomerReview } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import { ReviewList } from './review-list';

const REVIEW: CustomerReview = {
  id: 7,
  bookingId: 'a-booking',
  overallRating: 5,
  title: 'Asante',
  reviewText: 'We saw them twice.',
  highlights: ['Elephants', 'Elephants'],
  recommendations: '',
  wouldRecommend: true,
  createdAt: '2026-11-01T09:00:00.000Z',
  withheld: null,
  reply: null,
};

it('highlights of a review that are alike are shown as they were written', async () => {
  const complained = jest.spyOn(console, 'error');
  serve({ 'GET /api/customer-reviews': [REVIEW] });
  renderPage(<ReviewList bookingId={REVIEW.bookingId} />);
  expect(await screen.findAllByText('Elephants')).toHaveLength(2);
  expect(complained).not.toHaveBeenCalled();
});
