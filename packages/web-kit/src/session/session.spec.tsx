import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { api } from '../api/api';
import { draftsOf } from '../forms/drafts';
import { problem, renderPage, serve } from '../testing';
import { sessionApi, useSession, useSignOut } from './session';

const things = api.injectEndpoints({
  endpoints: (build) => ({ things: build.query<string[], void>({ query: () => '/api/things' }) }),
});

function Greeting() {
  const { user, isLoading } = useSession();
  things.useThingsQuery();
  if (isLoading) return <p>...</p>;
  return <p>{user ? `Karibu ${user.name}` : 'Signed out'}</p>;
}

function Page() {
  const { lastKnown } = useSession();
  return lastKnown ? <p>{`The page of ${lastKnown.name}`}</p> : <p>Nobody's page</p>;
}

function SignOut() {
  const signOut = useSignOut();
  const [failed, setFailed] = useState(false);
  return (
    <button type="button" onClick={() => void signOut().catch(() => setFailed(true))}>
      {failed ? 'Try again' : 'Logout'}
    </button>
  );
}

/** A page of the customer's own, which is remounted for another customer. */
function Own() {
  const { lastKnown } = useSession();
  return lastKnown && <OwnThings key={lastKnown.id} />;
}

const drawn: string[] = [];
function OwnThings() {
  const { lastKnown } = useSession();
  const { data } = things.useThingsQuery();
  drawn.push(`${lastKnown?.name}: ${data?.join() ?? 'awaited'}`);
  return <p>{`Here is ${data?.join()}`}</p>;
}

const focusWindow = () => act(async () => void window.dispatchEvent(new Event('focus')));
const amina = { id: '1', name: 'Amina', email: 'amina@example.com', picture: null };
const jonas = { id: '2', name: 'Jonas', email: 'jonas@example.com', picture: null };

function Known() {
  const { lastKnown, isLoading, isUnknown, again } = useSession();
  return (
    <button type="button" onClick={again}>
      {isLoading ? 'Asking' : isUnknown ? 'Nobody knows' : (lastKnown?.name ?? 'Signed out')}
    </button>
  );
}

function Call() {
  const { isFetching } = sessionApi.useCurrentUserQuery();
  return <p>{isFetching ? 'Under way' : 'Over'}</p>;
}

describe('the current user', () => {
  let answers: Record<string, unknown>;
  beforeEach(() => {
    answers = { 'GET /api/auth/user': amina, 'GET /api/things': [] };
  });
  afterEach(() => void jest.useRealTimers());

  it('is asked for again on window focus, and nothing else is', async () => {
    const calls = serve(answers);
    renderPage(<Greeting />);
    await screen.findByText('Karibu Amina');
    answers['GET /api/auth/user'] = { ...amina, name: 'Grace' };
    await focusWindow();
    await screen.findByText('Karibu Grace');
    expect(calls.map(({ url }) => url).filter((url) => url === '/api/things')).toHaveLength(1);
  });

  it('is asked for or unknown until somebody has said who it is, and never taken for signed out', async () => {
    answers['GET /api/auth/user'] = problem(503, 'Not now.');
    serve(answers);
    renderPage(<Known />);
    const unknown = await screen.findByRole('button', { name: 'Nobody knows' });
    let answer: (user: unknown) => void = () => undefined;
    answers['GET /api/auth/user'] = () => new Promise((resolve) => (answer = resolve));
    await userEvent.click(unknown);
    expect(await screen.findByRole('button', { name: 'Asking' })).toBeTruthy();
    await act(async () => answer(amina));
    expect(await screen.findByRole('button', { name: 'Amina' })).toBeTruthy();
  });

  it('stays the one who is known while they are asked for again, and where nobody can say', async () => {
    serve(answers);
    renderPage(
      <>
        <Known />
        <Call />
      </>,
    );
    const known = await screen.findByRole('button', { name: 'Amina' });
    let fail: (reason: Error) => void = () => undefined;
    answers['GET /api/auth/user'] = () => new Promise((_, reject) => (fail = reject));
    await focusWindow();
    await screen.findByText('Under way');
    expect(known.textContent).toBe('Amina');
    await act(async () => fail(new TypeError('Failed to fetch')));
    await screen.findByText('Over');
    expect(known.textContent).toBe('Amina');
  });

  it('is asked for once by parts that arrive one after the other, and again by a screen that is opened later', async () => {
    jest.useFakeTimers();
    const calls = serve(answers);
    const users = () => calls.filter(({ url }) => url === '/api/auth/user').length;
    function Screens() {
      const [opened, setOpened] = useState(1);
      return (
        <>
          {Array.from({ length: opened }, (_, place) => (
            <Page key={place} />
          ))}
          <button type="button" onClick={() => setOpened(opened + 1)}>
            Open
          </button>
        </>
      );
    }
    renderPage(<Screens />);
    const open = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Open' }));
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      return [screen.getAllByText('The page of Amina').length, users()];
    };
    await screen.findByText('The page of Amina');
    expect(await open()).toEqual([2, 1]);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await open()).toEqual([3, 2]);
  });

  it('is not asked for in a page that came without a session, until somebody comes back to it', async () => {
    document.head.innerHTML = '<meta name="session" content="none">';
    const calls = serve(answers);
    const users = () => calls.filter(({ url }) => url === '/api/auth/user').length;
    renderPage(<Greeting />);
    expect(screen.getByText('Signed out')).toBeTruthy();
    await waitFor(() => expect(calls.map(({ url }) => url)).toEqual(['/api/things']));
    expect(users()).toBe(0);
    await focusWindow();
    await screen.findByText('Karibu Amina');
    expect(users()).toBe(1);
    document.head.innerHTML = '';
  });

  it.each([
    ['refused', () => problem(401, 'Please sign in first.')],
    ['failing', () => problem(500, 'Our fault.')],
    ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is signed out when the call is %s, without a retry', async (_, answer) => {
    const calls = serve({ ...answers, 'GET /api/auth/user': answer });
    renderPage(<Greeting />);
    await screen.findByText('Signed out');
    expect(calls.filter(({ url }) => url === '/api/auth/user')).toHaveLength(1);
  });

  it('takes along what was typed and not sent, and only once the server has ended the session', async () => {
    const outcomes = [problem(503, 'Not now.'), new Response(null, { status: 204 })];
    serve({ ...answers, 'POST /api/auth/logout': () => outcomes.shift() });
    renderPage(<SignOut />);
    const drafts = draftsOf({ customer: '1' });
    drafts.write('booking', 'who travels, and their telephone number');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(drafts.read('booking')).not.toBeNull();
    await userEvent.click(again);
    await waitFor(() => expect(drafts.read('booking')).toBeNull());
  });

  it('is signed out once a focus finds the session ended', async () => {
    serve(answers);
    renderPage(<Greeting />);
    await screen.findByText('Karibu Amina');
    answers['GET /api/auth/user'] = problem(401, 'Please sign in first.');
    await focusWindow();
    await screen.findByText('Signed out');
  });

  it('leaves a page with whom the server named last while the line is away, until the server itself says no', async () => {
    serve(answers);
    renderPage(
      <>
        <Greeting />
        <Page />
      </>,
    );
    await screen.findByText('The page of Amina');
    answers['GET /api/auth/user'] = () => Promise.reject(new TypeError('Failed to fetch'));
    await focusWindow();
    await screen.findByText('Signed out');
    expect(screen.getByText('The page of Amina')).toBeTruthy();
    answers['GET /api/auth/user'] = problem(401, 'Please sign in first.');
    await focusWindow();
    await screen.findByText("Nobody's page");
  });

  it('is asked for again when any other call answers 401', async () => {
    const calls = serve({ ...answers, 'GET /api/things': problem(401, 'Please sign in first.') });
    renderPage(<Greeting />);
    await waitFor(() =>
      expect(calls.filter(({ url }) => url === '/api/auth/user').length).toBeGreaterThan(1),
    );
  });
});

describe('what the server answered to one customer', () => {
  let answers: Record<string, unknown>;
  beforeEach(() => {
    localStorage.clear();
    drawn.length = 0;
    answers = { 'GET /api/auth/user': amina, 'GET /api/things': ['her lodge'] };
  });
  const open = () => {
    const calls = serve(answers);
    const asked = (address = '/api/things') => calls.filter(({ url }) => url === address).length;
    return { ...renderPage(<Own />), asked };
  };
  const kept = (store: ReturnType<typeof open>['store']) => JSON.stringify(store.getState());

  it('is not shown to the next one, who signed in in another tab', async () => {
    const { store, asked } = open();
    await screen.findByText('Here is her lodge');
    answers['GET /api/auth/user'] = jonas;
    answers['GET /api/things'] = ['his tent'];
    await focusWindow();
    await screen.findByText('Here is his tent');
    expect(drawn.filter((what) => what.startsWith('Jonas')).at(0)).toBe('Jonas: awaited');
    expect(drawn).not.toContain('Jonas: her lodge');
    expect(kept(store)).not.toContain('her lodge');
    expect(asked('/api/auth/user')).toBe(2); // still known, so not asked again
  });

  it('is not shown to the next one when it comes after they are named', async () => {
    let late: (answer: unknown) => void = () => undefined;
    answers['GET /api/things'] = () => new Promise((resolve) => (late = resolve));
    const { store, asked } = open();
    await waitFor(() => expect(asked()).toBe(1));
    answers['GET /api/auth/user'] = jonas;
    const hers = late;
    await focusWindow();
    await waitFor(() => expect(asked()).toBe(2));
    await act(async () => hers(['her lodge']));
    expect(kept(store)).not.toContain('her lodge');
    await act(async () => late(['his tent']));
    await screen.findByText('Here is his tent');
  });

  it('goes when she has signed out in another tab', async () => {
    const { store } = open();
    await screen.findByText('Here is her lodge');
    answers['GET /api/auth/user'] = problem(401, 'Please sign in first.');
    await focusWindow();
    await waitFor(() => expect(screen.queryByText('Here is her lodge')).toBeNull());
    await waitFor(() => expect(kept(store)).not.toContain('her lodge'));
  });

  it('goes with the next one where staff works in the same browser, who lose nothing when she signs out', async () => {
    localStorage.setItem('adminAuthenticated', 'true');
    answers['GET /api/auth/staff'] = { name: 'Staff', role: 'staff', memberId: null };
    const { store, asked } = open();
    await screen.findByText('Here is her lodge');
    answers['GET /api/auth/user'] = problem(401, 'Please sign in first.');
    await focusWindow();
    await waitFor(() => expect(screen.queryByText('Here is her lodge')).toBeNull());
    expect(kept(store)).toContain('her lodge');
    answers['GET /api/auth/user'] = jonas;
    answers['GET /api/things'] = ['his tent'];
    await focusWindow();
    await screen.findByText('Here is his tent');
    expect(kept(store)).not.toContain('her lodge');
    expect(kept(store)).toContain('"role":"staff"');
    expect(asked('/api/auth/staff')).toBe(3); // once on mount, then on each focus
  });

  it('stays for staff whose session ends together with hers: they come back to their screen', async () => {
    localStorage.setItem('adminAuthenticated', 'true');
    answers['GET /api/auth/staff'] = { name: 'Staff', role: 'staff', memberId: null };
    const { store } = open();
    await screen.findByText('Here is her lodge');
    await waitFor(() => expect(kept(store)).toContain('"role":"staff"'));
    answers['GET /api/auth/staff'] = problem(401, 'Ended.');
    await focusWindow();
    await waitFor(() => expect(localStorage.getItem('adminAuthenticated')).toBeNull());
    answers['GET /api/auth/user'] = problem(401, 'Please sign in first.');
    await focusWindow();
    await waitFor(() => expect(screen.queryByText('Here is her lodge')).toBeNull());
    expect(kept(store)).toContain('her lodge');
  });

  it('stays while the same customer is signed in, and is not refetched after an outage or a changed name', async () => {
    const { asked } = open();
    await screen.findByText('Here is her lodge');
    answers['GET /api/auth/user'] = () => Promise.reject(new TypeError('Failed to fetch'));
    await focusWindow();
    answers['GET /api/auth/user'] = { ...amina, name: 'Amina Msafiri' };
    await focusWindow();
    await waitFor(() => expect(drawn.at(-1)).toBe('Amina Msafiri: her lodge'));
    expect(asked()).toBe(1);
  });

  it('is asked for once in a page that came without a session, when somebody signs in elsewhere', async () => {
    document.head.innerHTML = '<meta name="session" content="none">';
    const calls = serve(answers);
    renderPage(<Greeting />);
    await waitFor(() => expect(calls.map(({ url }) => url)).toEqual(['/api/things']));
    await focusWindow();
    await screen.findByText('Karibu Amina');
    expect(calls.filter(({ url }) => url === '/api/things')).toHaveLength(1);
    document.head.innerHTML = '';
  });
});
