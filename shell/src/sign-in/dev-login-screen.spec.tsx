import { beforeEach, describe, expect, it } from '@jest/globals';
import { UiProvider } from '@safari/ui';
import { useSession } from '@safari/web-kit';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notifications } from '../app/notifications';
import { DevLoginScreen } from './dev-login-screen';

const Who = () => <p>{useSession().user?.email ?? 'Nobody is signed in'}</p>;

const open = (answers: Answers) => {
  const calls = serve(answers);
  const page = renderPage(
    <UiProvider>
      <Who />
      <DevLoginScreen />
      <Notifications />
    </UiProvider>,
    { at: '/loginu1' },
  );
  return { ...page, calls };
};

const submit = async (username: string, password: string) => {
  if (username) await userEvent.type(await screen.findByLabelText(/Username/), username);
  if (password) await userEvent.type(screen.getByLabelText(/Password/), password);
  await userEvent.click(await screen.findByRole('button', { name: 'Login' }));
};

describe('the development login (C02)', () => {
  const here = { 'GET /api/auth/dev': { username: 'traveller', password: 'karibu' } };

  beforeEach(() => localStorage.clear());

  it('shows its test credentials and goes home after signing in', async () => {
    const { location, calls } = open({ ...here, 'POST /api/auth/simple-login': { success: true } });
    expect(await screen.findByText('traveller')).toBeTruthy();
    await submit('traveller', 'karibu');
    await waitFor(() => expect(location().pathname).toBe('/'));
    expect(calls.at(-1)?.headers.get('idempotency-key')).toBeNull();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      username: 'traveller',
      password: 'karibu',
    });
  });

  it('is known on the whole page as soon as it is done', async () => {
    const answers: Answers = { ...here, 'GET /api/auth/user': problem(401, 'Sign in.') };
    answers['POST /api/auth/simple-login'] = () => {
      answers['GET /api/auth/user'] = { id: 'u', email: 'traveller@example.com' };
      return { success: true };
    };
    open(answers);
    expect(await screen.findByText('Nobody is signed in')).toBeTruthy();
    await submit('traveller', 'karibu');
    expect(await screen.findByText('traveller@example.com')).toBeTruthy();
  });

  it('needs both fields', async () => {
    const { calls } = open(here);
    await submit('traveller', '');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each([
    ["the server's message", problem(401, 'Wrong password.'), 'Wrong password.'],
    ['`Invalid credentials`', { success: false }, 'Invalid credentials'],
  ])('fails with %s', async (_, answer, text) => {
    open({ ...here, 'POST /api/auth/simple-login': answer });
    await submit('traveller', 'nope');
    expect(await screen.findByText('Login Failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('is no page where the server knows no such sign-in', async () => {
    open({});
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
    expect(document.title).toBe('404 Page Not Found · Kilele Safaris');
  });
});
