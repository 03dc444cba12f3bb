import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { api } from '../api/api';
import { draftsOf } from '../forms/drafts';
import { problem, renderPage, serve } from '../testing';
import { useSession, useSignOut } from './session';

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

const focusWindow = () => act(async () => void window.dispatchEvent(new Event('focus')));
const amina = { id: '1', name: 'Amina', email: 'amina@example.com', picture: null };

describe('the current user', () => {
  let answers: Record<string, unknown>;
  beforeEach(() => {
    answers = { 'GET /api/auth/user': amina, 'GET /api/things': [] };
  });

  it('is asked for again on window focus, and nothing else is', async () => {
    const calls = serve(answers);
    renderPage(<Greeting />);
    await screen.findByText('Karibu Amina');
    answers['GET /api/auth/user'] = { ...amina, name: 'Grace' };
    await focusWindow();
    await screen.findByText('Karibu Grace');
    expect(calls.map(({ url }) => url).filter((url) => url === '/api/things')).toHaveLength(1);
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
