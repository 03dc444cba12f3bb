import { expect, it } from '@jest/globals';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { FailedSignIns } from './failed-sign-ins';

const open = (refused: number, addresses: number) =>
  serve({ 'GET /api/auth/admin-sign-ins': { refused, addresses, since: '2026-03-01T08:00:00Z' } });

it('staff read how often their password was tried in vain, from how many places and since when', async () => {
  open(120, 3);
  renderPage(<FailedSignIns />);
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toMatch(/^120 failed sign-ins from 3 addresses since Mar 1, 2026/);
});

it('nothing is said where nobody tried', async () => {
  const calls = open(0, 0);
  renderPage(<FailedSignIns />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('status')).toBeNull();
});
