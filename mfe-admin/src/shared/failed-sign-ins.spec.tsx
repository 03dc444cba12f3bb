import { expect, it } from '@jest/globals';
import type { StaffSignIns } from '@safari/contracts';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { FailedSignIns } from './failed-sign-ins';

const open = (told: Partial<StaffSignIns>) =>
  serve({ 'GET /api/auth/admin-sign-ins': { since: '2026-03-01T08:00:00Z', ...told } });

it('staff read how often their password was tried in vain, from how many places and when last', async () => {
  open({ refused: 120, addresses: 3, latest: '2026-05-02T06:00:00Z' });
  renderPage(<FailedSignIns />);
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toMatch(
    /^120 failed sign-ins from 3 addresses, the latest May 2, 2026, 6:00.AM$/,
  );
});

it('since when is said where the release before does not tell when last', async () => {
  open({ refused: 120, addresses: 3 });
  renderPage(<FailedSignIns />);
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toMatch(/^120 failed sign-ins from 3 addresses since Mar 1, 2026/);
});

it.each([
  [0, 'nowhere'],
  [1, 'where few are asked for'],
  [4, 'where few are asked for'],
  [5, 'above every screen'],
])('%d are told of %s', async (refused, where) => {
  const calls = open({ refused, addresses: 1, latest: '2026-05-02T06:00:00Z' });
  renderPage(
    <>
      <div data-testid="above every screen">
        <FailedSignIns />
      </div>
      <div data-testid="where few are asked for">
        <FailedSignIns few />
      </div>
    </>,
  );
  await waitFor(() => expect(calls).toHaveLength(1));
  if (refused > 0) await screen.findByRole('status');
  const told = screen.queryAllByRole('status').map((notice) => notice.parentElement?.dataset.testid);
  expect(told).toEqual(refused > 0 ? [where] : []);
});

it('whose session has ended is refused once, and not asked for again for ever', async () => {
  localStorage.setItem('adminAuthenticated', 'true');
  const answers = [problem(401, 'Staff must sign in first.')];
  const calls = serve({
    'GET /api/auth/staff': { name: 'Neema', role: 'owner', memberId: 'b9c4' },
    'GET /api/auth/admin-sign-ins': () => answers.shift() ?? new Promise(() => undefined),
  });
  const times = (path: string) => calls.filter(({ url }) => url === path).length;
  renderPage(<FailedSignIns />);
  // the refusal causes a refetch of the session
  await waitFor(() => expect(times('/api/auth/staff')).toBe(2));
  expect(times('/api/auth/admin-sign-ins')).toBe(1);
  localStorage.clear();
});
