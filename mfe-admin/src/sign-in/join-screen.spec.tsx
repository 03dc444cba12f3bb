import { expect, it } from '@jest/globals';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JoinScreen } from './join-screen';

const invited = {
  'POST /api/auth/invitation': { name: 'Neema', email: 'neema@example.com', role: 'guide' },
};

it('an invitation says who is invited to what, and its token travels in no address', async () => {
  const calls = serve({ ...invited, 'GET /api/auth/staff-sign-in-ways': { account: false } });
  renderPage(<JoinScreen />, { at: '/join#secret' });
  expect(await screen.findByRole('heading', { name: 'Karibu, Neema' })).toBeTruthy();
  expect(screen.getByText('You join as Guide, neema@example.com.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Make My Passkey' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join by My Account' })).toBeNull();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body]);
  expect(sent).toEqual([['/api/auth/invitation', { token: 'secret' }]]);
});

it('where accounts sign in, an invitation offers to join by the account that was invited', async () => {
  serve({
    ...invited,
    'GET /api/auth/staff-sign-in-ways': { account: true },
    'POST /api/auth/invitation/provider': problem(503, 'The provider is away.'),
  });
  renderPage(<JoinScreen />, { at: '/join?problem=other#secret' });
  expect(await screen.findByText(/another account than the one that was asked for/)).toBeTruthy();
  expect(await screen.findByText(/the account of neema@example.com/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Join by My Account' }));
  expect(await screen.findByText('The provider is away.')).toBeTruthy();
});

it('a link that does not open says why, and offers nothing', async () => {
  serve({ 'POST /api/auth/invitation': problem(410, 'This invitation does not open any more.') });
  renderPage(<JoinScreen />, { at: '/join#secret' });
  expect(await screen.findByText('This invitation does not open any more.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
