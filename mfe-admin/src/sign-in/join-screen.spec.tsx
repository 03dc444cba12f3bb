import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Toaster } from '@safari/ui';
import { Link } from '@safari/web-kit';
import { type Answers, problem, renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AUTHENTICATOR } from '../shared/authenticator';
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
  const calls = serve({
    ...invited,
    'GET /api/auth/staff-sign-in-ways': { account: true },
    'POST /api/auth/invitation/provider': problem(503, 'The provider is away.'),
  });
  renderPage(<JoinScreen />, { at: '/join?problem=other#secret' });
  expect(await screen.findByText(/another account than the one that was asked for/)).toBeTruthy();
  expect(await screen.findByText(/the account of neema@example.com/)).toBeTruthy();
  const join = () => userEvent.click(screen.getByRole('button', { name: 'Join by My Account' }));
  await join();
  expect(await screen.findByText('The provider is away.')).toBeTruthy();
  await join();
  const asked = () => calls.filter(({ url }) => url === '/api/auth/invitation/provider');
  await waitFor(() => expect(asked()).toHaveLength(2));
});

it('ways to join that did not load are no way that there is not: the page asks again', async () => {
  const served: Answers = { ...invited, 'GET /api/auth/staff-sign-in-ways': problem(503, 'Down.') };
  serve(served);
  renderPage(<JoinScreen />, { at: '/join#secret' });
  expect(await screen.findByText('The way by account did not load')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Make My Passkey' })).toBeTruthy();
  served['GET /api/auth/staff-sign-in-ways'] = { account: true };
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Join by My Account' })).toBeTruthy();
});

it('a link that does not open says why, and where whoever has joined by it signs in', async () => {
  serve({ 'POST /api/auth/invitation': problem(410, 'This invitation does not open any more.') });
  renderPage(<JoinScreen />, { at: '/join#secret' });
  expect(await screen.findByText('This invitation does not open any more.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  const link = screen.getByRole('link', { name: 'Sign in if you have joined by it' });
  expect(link.getAttribute('href')).toBe('/adminlogin');
});

it('another link that is opened in the same tab is the one that counts; the way past the bar is none', async () => {
  const calls = serve({
    'POST /api/auth/invitation': ({ body }: { body: unknown }) =>
      (body as { token: string }).token === 'new'
        ? invited['POST /api/auth/invitation']
        : problem(410, 'This invitation does not open any more.'),
  });
  const { location } = renderPage(
    <>
      <Link to="/join#new">New link</Link>
      <Link to="/join#main">Skip to content</Link>
      <div id="main">
        <JoinScreen />
      </div>
    </>,
    { at: '/join#old' },
  );
  expect(await screen.findByText('This invitation does not open any more.')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'New link' }));
  expect(await screen.findByRole('heading', { name: 'Karibu, Neema' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('heading', { name: 'Karibu, Neema' })).toBeTruthy();
  expect(location().hash).toBe('#new'); // the link is loaded again
  const asked = calls.filter(({ url }) => url === '/api/auth/invitation');
  expect(asked.map(({ body }) => body)).toEqual([{ token: 'old' }, { token: 'new' }]);
});

it('a line that is away is no link that does not open: the page asks again', async () => {
  const served: Answers = { 'POST /api/auth/invitation': problem(503, 'Down.') };
  serve(served);
  renderPage(<JoinScreen />, { at: '/join#secret' });
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.queryByText('This link does not open')).toBeNull();
  Object.assign(served, invited);
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Karibu, Neema' })).toBeTruthy();
});

const gone = () => problem(410, 'This invitation does not open any more. Ask an owner for a new link.');

/** The page offers no way to join any more, and the focus is on why. */
const expectEnded = async () => {
  const said = await screen.findByText('This link does not open');
  expect(screen.queryByRole('heading', { name: 'Karibu, Neema' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Make|^Join/ })).toBeNull();
  expect(document.activeElement?.contains(said)).toBe(true);
};

it('whoever joins by an account with a link that was taken back meanwhile is told so', async () => {
  serve({
    ...invited,
    'GET /api/auth/staff-sign-in-ways': { account: true },
    'POST /api/auth/invitation/provider': gone(),
  });
  renderPage(<JoinScreen />, { at: '/join#secret' });
  await userEvent.click(await screen.findByRole('button', { name: 'Join by My Account' }));
  expect(await screen.findByText(/^This invitation does not open any more/)).toBeTruthy();
  await expectEnded();
});

describe('whoever makes their passkey', () => {
  const make = async (answers: Answers) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(AUTHENTICATOR, 'make').mockResolvedValue({} as Awaited<ReturnType<typeof AUTHENTICATOR.make>>);
    const served: Answers = {
      ...invited,
      'GET /api/auth/staff-sign-in-ways': { account: true },
      'POST /api/auth/invitation/options': { options: {} },
      ...answers,
    };
    serve(served);
    renderPage(
      <>
        <JoinScreen />
        <Toaster />
      </>,
      { at: '/join#secret' },
    );
    const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Make My Passkey' }));
    await press();
    return { served, press };
  };
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('and never heard that they joined is told to try that passkey, not to ask for another link', async () => {
    const { served, press } = await make({
      'POST /api/auth/invitation/accept': new Response('', { status: 502 }),
    });
    expect(await screen.findByText('Login Failed')).toBeTruthy();
    served['POST /api/auth/invitation/options'] = gone();
    await press();
    expect(await screen.findByText('You may have joined already')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/adminlogin');
    expect(screen.queryByText(/^This invitation does not open any more/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Make|^Join/ })).toBeNull();
  });

  it('of a link that was taken back meanwhile is told so', async () => {
    await make({ 'POST /api/auth/invitation/options': gone() });
    expect(await screen.findByText(/^This invitation does not open any more/)).toBeTruthy();
    expect(screen.queryByText('You may have joined already')).toBeNull();
    await expectEnded();
  });
});
