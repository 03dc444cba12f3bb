import { describe, expect, it } from '@jest/globals';
import type { CustomerReview } from '@safari/contracts';
import { Toaster, UiProvider } from '@safari/ui';
import { renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReviewDecisions } from './review-decisions';

const REVIEW: CustomerReview = {
  id: 7,
  bookingId: '0190a5b0-0000-7000-8000-000000000001',
  overallRating: 1,
  title: 'Never again',
  reviewText: 'It rained.',
  highlights: [],
  recommendations: '',
  wouldRecommend: false,
  createdAt: '2026-11-01T09:00:00.000Z',
  withheld: null,
  reply: null,
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('what staff may do about a review', () => {
  it('is to withhold it on one of the grounds, and on none it stays', async () => {
    const calls = serve({ 'POST /api/customer-reviews/7/withhold': REVIEW });
    renderPage(<ReviewDecisions review={REVIEW} />);
    await press('Withhold…');
    await press('Withhold Review');
    expect(screen.getByText('Choose one of the grounds.')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(screen.getByRole('radio', { name: 'It gives away private data' }));
    await press('Withhold Review');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ground: 'private_data' }),
    );
  });

  it('is to publish it again, and to answer it once', async () => {
    const calls = serve({ 'POST /api/customer-reviews/7/publish': REVIEW });
    const withheld = { ground: 'abuse', at: '2026-11-02T09:00:00.000Z' } as const;
    const reply = { text: 'Pole sana.', at: '2026-11-03T09:00:00.000Z' };
    renderPage(<ReviewDecisions review={{ ...REVIEW, withheld, reply }} />);
    expect(screen.getByText('It is abusive')).toBeTruthy();
    expect(screen.getByText('Answered on Nov 3, 2026')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Answer…' })).toBeNull();
    await press('Publish Again');
    await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/publish'))).toBe(true));
  });

  it('is to withhold it again on its ground, where it was published by mistake', async () => {
    const calls = serve({
      'POST /api/customer-reviews/7/publish': REVIEW,
      'POST /api/customer-reviews/7/withhold': REVIEW,
    });
    const withheld = { ground: 'abuse', at: '2026-11-02T09:00:00.000Z' } as const;
    renderPage(
      <UiProvider>
        <ReviewDecisions review={{ ...REVIEW, withheld }} />
        <Toaster />
      </UiProvider>,
    );
    await press('Publish Again');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    // toasts take no pointer input until their timer has started
    await waitFor(() => userEvent.click(undo));
    await waitFor(() =>
      expect(calls.find(({ url }) => url.endsWith('/withhold'))?.body).toEqual({ ground: 'abuse' }),
    );
  });

  it('is no failure any more once the review is published, nor when it is withheld anew', async () => {
    serve({ 'POST /api/customer-reviews/7/publish': () => Promise.reject(new TypeError('Failed to fetch')) });
    const withheld = { ground: 'abuse', at: '2026-11-02T09:00:00.000Z' } as const;
    const page: { show?: (review: CustomerReview) => void } = {};
    function Page() {
      const [review, setReview] = useState<CustomerReview>({ ...REVIEW, withheld });
      page.show = setReview;
      return <ReviewDecisions review={review} />;
    }
    renderPage(<Page />);
    await press('Publish Again');
    expect(await screen.findByText('Nobody knows whether this has arrived')).toBeTruthy();
    act(() => page.show?.(REVIEW));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => page.show?.({ ...REVIEW, withheld: { ...withheld, at: '2026-11-04T09:00:00.000Z' } }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const WAYS_OUT = [() => press('Cancel'), () => userEvent.keyboard('{Escape}'), () => press('Close')];

  it.each(['Answer…', 'Withhold…'])(
    'is nothing where the form of %s is left by Cancel, by Escape or by its ×',
    async (name) => {
      const calls = serve({});
      renderPage(<ReviewDecisions review={REVIEW} />);
      for (const leave of WAYS_OUT) {
        await press(name);
        await leave();
        expect(screen.queryByRole('dialog')).toBeNull();
      }
      expect(calls).toEqual([]);
    },
  );

  it('is not lost by a slip once something is written', async () => {
    const calls = serve({});
    renderPage(<ReviewDecisions review={REVIEW} />);
    await press('Answer…');
    await userEvent.type(screen.getByRole('textbox', { name: /Answer/ }), 'Asante!');
    for (const leave of WAYS_OUT) {
      await leave();
      expect(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })).toBeTruthy();
      await press('Keep Editing');
      expect(screen.getByDisplayValue('Asante!')).toBeTruthy();
    }
    await press('Cancel');
    await press('Discard');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Answer…');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Answer/ }).value).toBe('');
    expect(calls).toEqual([]);
  });

  it('is an answer of 2,000 characters, an emoji counted once, and of a longer one it says how long it is', async () => {
    const calls = serve({ 'POST /api/customer-reviews/7/reply': REVIEW });
    const posts = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    renderPage(<ReviewDecisions review={REVIEW} />);
    await press('Answer…');
    const box = screen.getByRole('textbox', { name: /Answer/ });
    await userEvent.click(box);
    await userEvent.paste('🦁'.repeat(2_001));
    await press('Publish Answer');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'At most 2,000 characters, please: these are 2,001.',
    );
    expect(posts()).toEqual([]);
    await userEvent.clear(box);
    await userEvent.paste('🦁'.repeat(2_000));
    await press('Publish Answer');
    await waitFor(() => expect(posts()).toEqual([{ text: '🦁'.repeat(2_000) }]));
  });

  it('keeps what was written where the answer is refused', async () => {
    serve({});
    renderPage(<ReviewDecisions review={REVIEW} />);
    await press('Answer…');
    await userEvent.type(screen.getByRole('textbox', { name: /Answer/ }), 'Asante!');
    await press('Publish Answer');
    expect(await screen.findByText('Nothing is served there.')).toBeTruthy();
    expect(screen.getByDisplayValue('Asante!')).toBeTruthy();
  });
});
