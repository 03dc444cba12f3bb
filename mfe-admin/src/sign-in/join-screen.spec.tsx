import { expect, it } from '@jest/globals';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import { JoinScreen } from './join-screen';

it('an invitation says who is invited to what, and its token travels in no address', async () => {
  const calls = serve({
    'POST /api/auth/invitation': { name: 'Neema', email: 'neema@example.com', role: 'guide' },
  });
  renderPage(<JoinScreen />, { at: '/join#secret' });
  expect(await screen.findByRole('heading', { name: 'Karibu, Neema' })).toBeTruthy();
  expect(screen.getByText('You join as Guide, neema@example.com.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Make My Passkey' })).toBeTruthy();
  expect(calls.map(({ url, body }) => [url, body])).toEqual([['/api/auth/invitation', { token: 'secret' }]]);
});

it('a link that does not open says why, and offers nothing', async () => {
  serve({ 'POST /api/auth/invitation': problem(410, 'This invitation does not open any more.') });
  renderPage(<JoinScreen />, { at: '/join#secret' });
  expect(await screen.findByText('This invitation does not open any more.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
