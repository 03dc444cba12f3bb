import { expect, it } from '@jest/globals';
import type { Terms, TermsPage } from '@safari/contracts';
import { Route, Routes } from '@safari/web-kit';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormerTermsScreen, TermsScreen } from './terms-screen';

const TODAY = '2026-05-01';
const BEFORE = '2025-01-01';
const terms = (page: TermsPage, title: string, since = TODAY): Terms => {
  const text = { title, lede: '', sections: [] } as unknown as Terms['text']['en'];
  return {
    page,
    since,
    until: since === TODAY ? null : TODAY,
    versions: [TODAY, BEFORE],
    text: { en: text, sw: text },
    cancellation: null,
  };
};
const never = () => new Promise(() => undefined);

function open(at: string, answers: Answers) {
  serve({ 'GET /api/terms/cancellation': terms('cancellation', 'Cancelling'), ...answers });
  renderPage(
    <Routes>
      <Route path="/terms/:page" element={<TermsScreen />} />
      <Route path="/terms/:page/:since" element={<FormerTermsScreen />} />
    </Routes>,
    { at },
  );
}
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const heading = (name: string) => screen.queryByRole('heading', { level: 1, name });

it('the terms of one page are gone from under the address of another that has not come yet', async () => {
  open('/terms/cancellation', { 'GET /api/terms/refunds': never });
  await follow('Refunds');
  expect(await screen.findByText('Loading...')).toBeTruthy();
  expect(heading('Cancelling')).toBeNull();
});

it('a page that cannot be had says so, and shows no other', async () => {
  open('/terms/cancellation', { 'GET /api/terms/refunds': problem(503, 'Down.') });
  await follow('Refunds');
  expect(await screen.findByText('These terms could not be loaded')).toBeTruthy();
  expect(heading('Cancelling')).toBeNull();
});

it('an earlier version says until when it held, and leads to the one that holds', async () => {
  open(`/terms/cancellation/${BEFORE}`, {
    [`GET /api/terms/cancellation/${BEFORE}`]: terms('cancellation', 'Cancelling', BEFORE),
  });
  await screen.findByText('These held until May 1, 2026');
  const now = screen.getByRole('link', { name: 'Read those that hold now' });
  expect(now.getAttribute('href')).toBe('/terms/cancellation');
});

it('an earlier version is not taken for another', async () => {
  open(`/terms/cancellation/${TODAY}`, {
    [`GET /api/terms/cancellation/${TODAY}`]: terms('cancellation', 'Cancelling'),
    [`GET /api/terms/cancellation/${BEFORE}`]: never,
  });
  await follow('Since Jan 1, 2025');
  await waitFor(() => expect(heading('Cancelling')).toBeNull());
});
