import { expect, it } from '@jest/globals';
import type { ItemReviews as Reviews } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import { ItemReviews } from './item-reviews';

const show = async (counts: Partial<Reviews>) => {
  const none = { rating: null, invited: 0, answered: 0, withheld: 0, reviews: [] };
  serve({ 'GET /api/reviews/attraction/4': { ...none, ...counts } });
  renderPage(<ItemReviews bookingType="attraction" itemId={4} />);
  await screen.findByText(/^Only travelers of completed trips can write/);
  return screen.queryByText(/^Trips completed/)?.textContent ?? null;
};

it('where nobody has traveled yet no zeroes are counted up', async () => {
  expect(await show({})).toBeNull();
});

it('how many did not write is said, though none did', async () => {
  expect(await show({ invited: 3 })).toBe('Trips completed: 3. Reviews written: 0. Withheld: 0.');
});
