import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PublicReview, ItemReviews as Reviews } from '@safari/contracts';
import { type Answer, type Answers, newWindow, problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ItemRating } from './item-rating';
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

beforeEach(newWindow);

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

it('a card counts the reviews of its own item that can be read', async () => {
  const summary = { itemId: 4, invited: 20, answered: 12, withheld: 2 };
  serve({
    'GET /api/reviews': [
      { ...summary, bookingType: 'attraction', rating: 1 },
      { ...summary, bookingType: 'package', rating: 4.5 },
    ],
  });
  renderPage(<ItemRating bookingType="package" itemId={4} />);
  expect((await screen.findByText(/reviews$/)).textContent).toBe('4.5 · 10 reviews');
});

it('a review tells also that its traveler would not go again, and what they advise', async () => {
  const item = { bookingType: 'package', itemId: 4 } as const;
  const reviews = [{ ...aReview(1), wouldRecommend: false, recommendations: 'Take a warm coat.' }];
  const counts = { invited: 1, answered: 1, withheld: 0, rating: 4 };
  serve({ 'GET /api/reviews/package/4': { ...item, ...counts, reviews } });
  renderPage(<ItemReviews {...item} />);
  expect(await screen.findByText('Would not recommend it')).toBeTruthy();
  expect(screen.getByText(/Take a warm coat\.$/)).toBeTruthy();
});

it('more are shown page by page, until all are there, and one that did not come is asked for again', async () => {
  const at = (page: number) => `/api/reviews/package/4/published?cursor=${page}`;
  const item = { bookingType: 'package', itemId: 4 } as const;
  const counts = { invited: 9, answered: 4, withheld: 0, rating: 4 };
  const answers: Answers = {
    'GET /api/reviews/package/4': { ...item, ...counts, reviews: [aReview(9)], next: at(1) },
    [`GET ${at(1)}`]: problem(503, 'Down.'),
  };
  serve(answers);
  renderPage(<ItemReviews {...item} />, { language: 'sw' });
  const more = async () => userEvent.click(await screen.findByRole('button', { name: 'Onyesha Zaidi' }));
  const titles = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  await more();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(titles()).toEqual(['Review 9']);
  answers[`GET ${at(1)}`] = new Response(JSON.stringify([aReview(9), aReview(8)]), {
    headers: { link: `<${at(2)}>; rel="next"` },
  });
  answers[`GET ${at(2)}`] = [aReview(7), aReview(6)];
  await more();
  await screen.findByRole('heading', { name: 'Review 8' });
  await more();
  await screen.findByRole('heading', { name: 'Review 6' });
  expect(titles()).toEqual([9, 8, 7, 6].map((id) => `Review ${id}`));
  expect(screen.queryByRole('button')).toBeNull();
});

it('says nothing of more where all stand there', async () => {
  await read({ answered: 3, withheld: 1 });
  expect(screen.queryByText(/latest/)).toBeNull();
});

describe('of an item without reviews', () => {
  const counts = async (invited: number) => {
    const item = { bookingType: 'attraction', itemId: 4 } as const;
    serve({
      'GET /api/reviews/attraction/4': {
        ...item,
        invited,
        answered: 0,
        withheld: 0,
        rating: null,
        reviews: [],
      },
    });
    renderPage(<ItemReviews {...item} />);
    await screen.findByText(/^Only travelers of completed trips can write/);
    return screen.queryByText(/^Trips completed/)?.textContent ?? null;
  };

  it('no zeroes are counted up where nobody has traveled yet', async () => {
    expect(await counts(0)).toBeNull();
  });

  it('how many did not write is said', async () => {
    expect(await counts(3)).toBe('Trips completed: 3. Reviews written: 0. Withheld: 0.');
  });
});

describe('the reviews of another item', () => {
  const of = (itemId: number, title: string): Reviews => ({
    bookingType: 'package',
    itemId,
    invited: 1,
    answered: 1,
    withheld: 0,
    rating: 4,
    reviews: [{ ...aReview(itemId), title }],
  });
  /** Shows another item in the same place, as Back and Forward do. */
  function Pages() {
    const [itemId, setItemId] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setItemId(2)}>
          Forward
        </button>
        <ItemReviews bookingType="package" itemId={itemId} />
      </>
    );
  }
  const goForward = async (answer: Answer) => {
    serve({ 'GET /api/reviews/package/1': of(1, 'North'), 'GET /api/reviews/package/2': answer });
    renderPage(<Pages />);
    await screen.findByRole('heading', { name: 'North' });
    await userEvent.click(screen.getByRole('button', { name: 'Forward' }));
  };

  it('never stand under its name while its own are on their way', async () => {
    await goForward(() => new Promise(() => undefined));
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'North' })).toBeNull();
  });

  it('never stand under its name where its own did not come', async () => {
    await goForward(problem(503, 'Down.'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'North' })).toBeNull();
  });
});
