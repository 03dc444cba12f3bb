import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '../api/api';
import { draftsOf } from '../forms/drafts';
import { problem, renderPage, serve } from '../testing';
import { useAdmin } from './admin';

const staffThings = api.injectEndpoints({
  endpoints: (build) => ({
    staffThings: build.query<string[], void>({ query: () => '/api/bookings', providesTags: ['Booking'] }),
  }),
});

function Door() {
  const { isAuthenticated, login, logout } = useAdmin();
  if (!isAuthenticated) {
    return (
      <button type="button" onClick={() => void login('right').catch(() => undefined)}>
        Login
      </button>
    );
  }
  return (
    <>
      <Desk />
      <button type="button" onClick={() => void logout()}>
        Admin Logout
      </button>
    </>
  );
}

function Desk() {
  const { refetch } = staffThings.useStaffThingsQuery();
  return (
    <button type="button" onClick={() => void refetch()}>
      Refresh
    </button>
  );
}

const flag = () => localStorage.getItem('adminAuthenticated');

/** Signs out, or in again, in another tab. */
const otherTab = (given: 'true' | null) =>
  act(async () => {
    if (given) localStorage.setItem('adminAuthenticated', given);
    else localStorage.removeItem('adminAuthenticated');
    window.dispatchEvent(new StorageEvent('storage', { key: 'adminAuthenticated' }));
  });

/** Shows who is at work, as this tab knows. */
function Who() {
  const { isAuthenticated, member, shift } = useAdmin();
  return <p>{isAuthenticated ? `${member?.name ?? 'Somebody'}, shift ${shift}` : 'Nobody'}</p>;
}

const owner = { name: 'Neema', role: 'owner', memberId: 'm1' };
const guide = { name: 'Juma', role: 'guide', memberId: 'm2' };

describe('the staff sign-in', () => {
  beforeEach(() => localStorage.clear());

  it('raises `useAdmin must be used within an AdminProvider` outside its provider (A23)', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Door />)).toThrow('useAdmin must be used within an AdminProvider');
    quiet.mockRestore();
  });

  it('starts from the stored flag and asks the server nothing for visitors', async () => {
    const calls = serve({});
    renderPage(<Door />);
    await screen.findByRole('button', { name: 'Login' });
    expect(calls).toEqual([]);
  });

  it('stores the flag after the server took the password, and removes it on logout', async () => {
    serve({
      'POST /api/auth/admin-login': { success: true },
      'POST /api/auth/admin-logout': new Response(null, { status: 204 }),
      'GET /api/auth/staff': { name: 'Staff' },
      'GET /api/bookings': [],
    });
    renderPage(<Door />);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByRole('button', { name: 'Admin Logout' });
    expect(flag()).toBe('true');
    draftsOf('staff').write('message', 'what staff typed');
    await userEvent.click(screen.getByRole('button', { name: 'Admin Logout' }));
    await screen.findByRole('button', { name: 'Login' });
    expect(flag()).toBeNull();
    expect(draftsOf('staff').read('message')).toBeNull();
  });

  it('stays out when the server refuses the password', async () => {
    serve({ 'POST /api/auth/admin-login': problem(401, 'Invalid password.') });
    renderPage(<Door />);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByRole('button', { name: 'Login' });
    expect(flag()).toBeNull();
  });

  it.each([401, 403])('forgets a flag that the server does not confirm: %i', async (status) => {
    localStorage.setItem('adminAuthenticated', 'true');
    serve({ 'GET /api/auth/staff': problem(status, 'Please sign in first.') });
    renderPage(<Door />);
    await screen.findByRole('button', { name: 'Login' });
    expect(flag()).toBeNull();
  });

  it('keeps the flag that a sign-in has set, although the server refuses late what was asked before', async () => {
    localStorage.setItem('adminAuthenticated', 'true');
    let late: (answer: Response) => void = () => undefined;
    const answers: Record<string, unknown> = {
      'GET /api/bookings': () => new Promise(() => undefined),
      'GET /api/auth/staff': () =>
        new Promise<Response>((resolve) => {
          late = resolve;
        }),
    };
    const calls = serve(answers);
    const Passkey = () => {
      staffThings.useStaffThingsQuery(); // never answered
      const { isAuthenticated, member, entered } = useAdmin();
      return (
        <button type="button" onClick={entered}>
          {isAuthenticated ? `In as ${member?.name ?? 'somebody'}` : 'Out'}
        </button>
      );
    };
    renderPage(<Passkey />);
    await waitFor(() => expect(calls).toHaveLength(2));
    answers['GET /api/auth/staff'] = { name: 'Staff' };
    await userEvent.click(screen.getByRole('button', { name: 'In as somebody' }));
    await act(async () => late(problem(401, 'Ended.')));
    await screen.findByRole('button', { name: 'In as Staff' });
    expect(flag()).toBe('true');
  });

  it('keeps the flag through an outage', async () => {
    localStorage.setItem('adminAuthenticated', 'true');
    const calls = serve({ 'GET /api/auth/staff': problem(503, 'Down.'), 'GET /api/bookings': [] });
    renderPage(<Door />);
    await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/auth/staff'));
    expect(await screen.findByRole('button', { name: 'Refresh' })).toBeTruthy();
    expect(flag()).toBe('true');
  });

  it('tells a session that ended while somebody worked from one that they ended, or that never was', async () => {
    const told: string[] = [];
    const Teller = () => {
      const { isAuthenticated, hasEnded } = useAdmin();
      told.push(`${isAuthenticated ? 'in' : 'out'}${hasEnded ? ', ended' : ''}`);
      return null;
    };
    const answers: Record<string, unknown> = {
      'GET /api/auth/staff': { name: 'Staff' },
      'GET /api/bookings': [],
      'POST /api/auth/admin-login': { success: true },
      'POST /api/auth/admin-logout': new Response(null, { status: 204 }),
    };
    const calls = serve(answers);
    localStorage.setItem('adminAuthenticated', 'true');
    renderPage(
      <>
        <Door />
        <Teller />
      </>,
    );
    await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/bookings'));
    await waitFor(() => expect(calls.map(({ url }) => url)).toContain('/api/auth/staff'));
    await act(async () => new Promise((heard) => setTimeout(heard)));
    localStorage.removeItem('adminAuthenticated');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminAuthenticated' })));
    const login = await screen.findByRole('button', { name: 'Login' });
    expect(told.at(-1)).toBe('out, ended');
    const before = calls.filter(({ url }) => url === '/api/bookings').length;
    await userEvent.click(login);
    const logout = await screen.findByRole('button', { name: 'Admin Logout' });
    expect(told.at(-1)).toBe('in');
    await waitFor(() =>
      expect(calls.filter(({ url }) => url === '/api/bookings').length).toBeGreaterThan(before),
    );
    await userEvent.click(logout);
    await screen.findByRole('button', { name: 'Login' });
    await waitFor(() => expect(told.at(-1)).toBe('out'));
  });

  it('forgets the flag after any 401 on a staff call, and can sign in again', async () => {
    localStorage.setItem('adminAuthenticated', 'true');
    const answers: Record<string, unknown> = {
      'GET /api/auth/staff': { name: 'Staff' },
      'GET /api/bookings': [],
      'POST /api/auth/admin-login': { success: true },
    };
    serve(answers);
    renderPage(<Door />);
    const refresh = await screen.findByRole('button', { name: 'Refresh' });
    answers['GET /api/auth/staff'] = problem(401, 'Ended.');
    answers['GET /api/bookings'] = problem(401, 'Ended.');
    await userEvent.click(refresh);
    const login = await screen.findByRole('button', { name: 'Login' });
    expect(flag()).toBeNull();

    answers['GET /api/auth/staff'] = { name: 'Staff' };
    answers['GET /api/bookings'] = [];
    await userEvent.click(login);
    await screen.findByRole('button', { name: 'Admin Logout' });
  });
});

describe('a tab in which another one signs in', () => {
  let answers: Record<string, unknown>;
  beforeEach(() => {
    localStorage.clear();
    answers = { 'GET /api/auth/staff': problem(401, 'Ended.'), 'GET /api/bookings': ['what staff reads'] };
  });

  it('asks who that is, although the server knew nobody before', async () => {
    localStorage.setItem('adminAuthenticated', 'true');
    serve(answers);
    renderPage(<Who />);
    await screen.findByText('Nobody');
    expect(flag()).toBeNull();
    for (const member of [owner, guide]) {
      answers['GET /api/auth/staff'] = member;
      await otherTab('true');
      await screen.findByText(new RegExp(`^${member.name}`));
      expect(flag()).toBe('true');
      answers['GET /api/auth/staff'] = problem(401, 'Ended.');
      await otherTab(null);
      await screen.findByText('Nobody');
    }
  });

  it('takes no answer to what it asked before', async () => {
    localStorage.setItem('adminAuthenticated', 'true');
    let late: (answer: Response) => void = () => undefined;
    answers['GET /api/auth/staff'] = () => new Promise<Response>((resolve) => (late = resolve));
    const calls = serve(answers);
    renderPage(<Who />);
    await waitFor(() => expect(calls).toHaveLength(1));
    await otherTab(null);
    answers['GET /api/auth/staff'] = owner;
    await otherTab('true');
    await act(async () => late(problem(401, 'Ended.')));
    await screen.findByText('Neema, shift 0');
    expect(flag()).toBe('true');
  });

  it('asks when it is looked at again: it may have slept while one went and another came', async () => {
    localStorage.setItem('adminAuthenticated', 'true');
    answers['GET /api/auth/staff'] = owner;
    serve(answers);
    renderPage(<Who />);
    await screen.findByText('Neema, shift 0');
    answers['GET /api/auth/staff'] = guide;
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await screen.findByText('Juma, shift 1');
  });

  it('says nothing of the one before, and drops what they were answered', async () => {
    localStorage.setItem('adminAuthenticated', 'true');
    answers['GET /api/auth/staff'] = owner;
    answers['GET /api/bookings'] = ['for the owner'];
    const calls = serve(answers);
    const told: string[] = [];
    const Reader = () => {
      const { member, isAuthenticated } = useAdmin();
      const { data } = staffThings.useStaffThingsQuery();
      if (isAuthenticated) told.push(`${member?.name ?? 'somebody'} reads ${data?.join() ?? 'nothing yet'}`);
      return null;
    };
    const { store } = renderPage(
      <>
        <Who />
        <Reader />
      </>,
    );
    await waitFor(() => expect(told).toContain('Neema reads for the owner'));
    await otherTab(null);
    answers['GET /api/auth/staff'] = guide;
    answers['GET /api/bookings'] = ['for a guide'];
    told.length = 0;
    calls.length = 0;
    await otherTab('true');
    await screen.findByText('Juma, shift 1');
    await waitFor(() => expect(told.at(-1)).toBe('Juma reads for a guide'));
    expect(told.filter((what) => what.startsWith('Neema'))).toEqual([]);
    expect(told).not.toContain('Juma reads for the owner');
    await act(async () => new Promise((heard) => setTimeout(heard)));
    expect(calls.filter(({ url }) => url === '/api/bookings')).toHaveLength(1); // the dropped answers are requested once
    expect(JSON.stringify(store.getState())).not.toMatch(/Neema|for the owner/);
  });

  it('keeps the cached answers where the same member signs in again', async () => {
    localStorage.setItem('adminAuthenticated', 'true');
    answers['GET /api/auth/staff'] = owner;
    serve(answers);
    const { store } = renderPage(
      <>
        <Who />
        <Door />
      </>,
    );
    await screen.findByText('Neema, shift 0');
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('what staff reads'));
    await otherTab(null);
    await screen.findByText('Nobody');
    answers['GET /api/bookings'] = () => new Promise(() => undefined);
    await otherTab('true');
    await screen.findByText('Neema, shift 0');
    expect(JSON.stringify(store.getState())).toContain('what staff reads');
  });
});
