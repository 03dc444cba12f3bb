import { expect, it } from '@jest/globals';
import type { Communication } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoordinationScreen } from './coordination-screen';

const notice: Communication = {
  id: 7,
  bookingId: '0193a000-5f2e-7c31-9a40-8f1be02c6a00',
  operatorId: 3,
  operatorName: 'Pwani Boats',
  communicationType: 'manual',
  direction: 'outbound',
  subject: 'Not needed for KS-7F3K2Q',
  message: 'Somebody else runs it.',
  sentAt: '2026-11-20T08:00:00.000Z',
  status: 'pending',
  expectsAnswer: false,
  delivery: null,
};

const open = (communication: Communication) => {
  const calls = serve({
    'GET /api/bookings?limit=10': [],
    'GET /api/operator-communications': [communication],
    'GET /api/availability-requests': [],
    'POST /api/operator-communications/7/respond': { ...communication, status: 'responded' },
  });
  renderPage(<CoordinationScreen />, { at: '/operator-coordination' });
  return calls;
};
const simulate = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Simulate Response' }));

it('an operator who is told by telephone that it is not needed answers nothing by it', async () => {
  const calls = open(notice);
  await simulate();
  const dialog = await screen.findByRole('dialog', { name: 'Tell Pwani Boats' });
  expect(within(dialog).getByText('Somebody else runs it.')).toBeTruthy();
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  expect(within(dialog).queryByRole('combobox')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Told' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ response: '' }]);
});

it.each([true, undefined])(
  'a message that may await an answer (%p) is answered in words',
  async (expectsAnswer) => {
    const { expectsAnswer: _, ...former } = notice;
    open(expectsAnswer === undefined ? former : { ...former, expectsAnswer });
    await simulate();
    expect(await screen.findByRole('textbox', { name: /Response/ })).toBeTruthy();
  },
);
