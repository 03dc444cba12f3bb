import { beforeEach, describe, expect, it } from '@jest/globals';
import { type CallError, useAdmin } from '@safari/web-kit';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { FailureNotice } from './failure-notice';

const failed = (status: number, message = ''): CallError => ({ name: 'CallError', status, message });

it.each([
  ['a refusal by its title', failed(409, '409: No such price'), 'The price was not changed'],
  ['a lost answer as one', failed(0, '0: away'), 'Nobody knows whether this has arrived'],
  [
    'a server in distress as one',
    failed(503, '503: Service Unavailable'),
    'Nobody knows whether this has arrived',
  ],
])('tells %s', (_, error, title) => {
  renderPage(<FailureNotice error={error} title="The price was not changed" />);
  expect(screen.getByRole('alert').textContent).toContain(title);
});

it('tells a lost answer as one also where a refusal has no title', () => {
  renderPage(<FailureNotice error={failed(0, '0: away')} />);
  expect(screen.getByRole('alert').textContent).toBe(
    'Nobody knows whether this has arrivedThe server could not be reached. Nothing is lost: please try again.',
  );
});

it('tells a refusal without a title by its reason alone', () => {
  renderPage(<FailureNotice error={failed(409, '409: No such price')} />);
  expect(screen.getByRole('alert').textContent).toBe('Something went wrong. Please try again.');
});

describe('a 401', () => {
  const UNAUTHENTICATED = failed(401, '401: Staff must sign in first.');
  const REFUSED = 'Not cancelled';
  const staff = { name: 'Neema', role: 'owner', memberId: 'b9c4' };
  const focus = () => act(async () => void window.dispatchEvent(new Event('focus')));

  beforeEach(() => localStorage.clear());

  function Dialog() {
    const { member } = useAdmin();
    return (
      <>
        <output>{member?.name ?? 'nobody'}</output>
        <FailureNotice error={UNAUTHENTICATED} title={REFUSED} />
      </>
    );
  }
  async function open() {
    localStorage.setItem('adminAuthenticated', 'true');
    const answers: Record<string, unknown> = { 'GET /api/auth/staff': staff };
    const calls = serve(answers);
    renderPage(<Dialog />);
    await screen.findByText('Neema');
    return { answers, asked: () => calls.filter(({ url }) => url === '/api/auth/staff').length };
  }

  it('of a session that had ended says nothing any more once staff have signed in again', async () => {
    const { answers } = await open();
    answers['GET /api/auth/staff'] = problem(401, 'Staff must sign in first.');
    await focus();
    await screen.findByText('nobody');
    answers['GET /api/auth/staff'] = staff;
    await act(async () => {
      localStorage.setItem('adminAuthenticated', 'true');
      window.dispatchEvent(new StorageEvent('storage', { key: 'adminAuthenticated' }));
    });
    await screen.findByText('Neema');
    expect(screen.queryByText(REFUSED)).toBeNull();
  });

  it('while the session lasts says why nothing was confirmed, also after the session was asked for', async () => {
    const { asked } = await open();
    const before = asked();
    await focus();
    await waitFor(() => expect(asked()).toBe(before + 1));
    expect(screen.getByText('Neema')).toBeTruthy();
    expect(screen.getByText(REFUSED)).toBeTruthy();
  });
});
