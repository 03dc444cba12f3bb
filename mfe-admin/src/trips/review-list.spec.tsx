import { expect, it, jest } from '@jest/globals';
import type { CustomerReview } from '@safari/contracts';
import { type Answers, renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it.each([
  [true, 'Would recommend'],
  [false, 'Would not recommend'],
])('a review says whether its traveler would recommend the trip: %s', async (wouldRecommend, words) => {
  serve({ 'GET /api/customer-reviews': [{ ...REVIEW, wouldRecommend }] });
  renderPage(<ReviewList bookingId={REVIEW.bookingId} />);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('a review has its answer as soon as that is written', async () => {
  const answers: Answers = { 'GET /api/customer-reviews': [REVIEW] };
  serve(answers);
  renderPage(<ReviewList bookingId={REVIEW.bookingId} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Answer…' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Answer/ }), 'Karibu tena!');
  const answered = { ...REVIEW, reply: { text: 'Karibu tena!', at: '2026-11-03T09:00:00.000Z' } };
  answers['POST /api/customer-reviews/7/reply'] = answered;
  answers['GET /api/customer-reviews'] = [answered];
  await userEvent.click(screen.getByRole('button', { name: 'Publish Answer' }));
  expect(await screen.findByText('Answered on Nov 3, 2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Answer…' })).toBeNull();
});
