import { expect, it } from '@jest/globals';
import type { OpenSession } from '@safari/contracts';
import { Toaster } from '@safari/ui';
import { problem, renderPage, serve } from '@safari/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { YourSessions } from './your-sessions';

const sessionOf = (facts: Partial<OpenSession>): OpenSession => ({
  id: 'aaaaaaaaaaaa',
  device: 'Firefox on Windows',
  browser: 'Firefox',
  system: 'Windows',
  openedAt: '2027-02-01T08:00:00.000Z',
  lastUsedAt: '2027-02-01T08:10:00.000Z',
  isThis: true,
  ...facts,
});
const own = sessionOf({});
const hotel = sessionOf({
  id: 'bbbbbbbbbbbb',
  device: 'Chrome on Windows',
  browser: 'Chrome',
  isThis: false,
});

const show = (answers: Record<string, unknown>, language?: string) => {
  const calls = serve(answers);
  renderPage(
    <>
      <YourSessions />
      <Toaster />
    </>,
    { ...(language && { language }) },
  );
  return calls;
};

it('a customer signs out of a browser that they left behind, and not by mistake of this one', async () => {
  const answers: Record<string, unknown> = {
    'GET /api/auth/sessions': [own, hotel],
    'DELETE /api/auth/sessions/bbbbbbbbbbbb': new Response(null, { status: 204 }),
  };
  show(answers);
  expect(await screen.findByText('This browser')).toBeTruthy();
  const out = screen.getByRole('button', { name: /^Sign Out There: Chrome on Windows/ });
  expect(screen.getAllByRole('button')).toEqual([out]);
  answers['GET /api/auth/sessions'] = [own];
  await userEvent.click(out);
  expect(await screen.findByText('You are signed out of Chrome on Windows')).toBeTruthy();
  await waitFor(() => expect(out.isConnected).toBe(false));
  const heading = screen.getByRole('heading', { name: 'Where you are signed in' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('whoever comes back to this window sees where they have signed in since', async () => {
  const answers: Record<string, unknown> = { 'GET /api/auth/sessions': [own] };
  show(answers);
  expect(await screen.findByText('This browser')).toBeTruthy();
  answers['GET /api/auth/sessions'] = [own, hotel];
  fireEvent.focus(window);
  expect(await screen.findByText('Chrome on Windows')).toBeTruthy();
});

it('two browsers of one kind are told apart by when one signed in there', async () => {
  const library = { ...hotel, id: 'cccccccccccc', openedAt: '2027-01-20T08:00:00.000Z' };
  show({ 'GET /api/auth/sessions': [own, hotel, library] });
  for (const day of ['Feb 1, 2027', 'Jan 20, 2027'])
    expect(
      await screen.findByRole('button', {
        name: (name) => name.startsWith(`Sign Out There: Chrome on Windows, since ${day}`),
      }),
    ).toBeTruthy();
});

it('a browser says when it was last used, however long one is signed in there', async () => {
  const lastUsedAt = new Date(Date.now() - 3.5 * 3_600_000).toISOString();
  show({ 'GET /api/auth/sessions': [sessionOf({ openedAt: '2026-02-01T08:00:00.000Z', lastUsedAt })] });
  expect(await screen.findByText(/^Since Feb 1, 2026.*, last used 3 hours ago$/)).toBeTruthy();
});

it('what could not be ended is said', async () => {
  show({
    'GET /api/auth/sessions': [own, hotel],
    'DELETE /api/auth/sessions/bbbbbbbbbbbb': problem(503, 'Not just now.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Sign Out There: Chrome on Windows/ }));
  expect(await screen.findByText('You are still signed in there')).toBeTruthy();
});

it('a browser is named in the language of its reader', async () => {
  const lodge = { ...hotel, device: 'Safari', browser: 'Safari', system: null };
  show({ 'GET /api/auth/sessions': [own, lodge] }, 'sw');
  expect(await screen.findByText('Firefox (Windows)')).toBeTruthy();
  expect(screen.getByText('Safari')).toBeTruthy();
  expect(screen.queryByText(/ on /)).toBeNull();
});

it('a browser is named by a server of the release before as that names it', async () => {
  const { browser: _, system: __, ...former } = own;
  show({ 'GET /api/auth/sessions': [former, { ...former, id: hotel.id, device: null }] }, 'sw');
  expect(await screen.findByText('Firefox on Windows')).toBeTruthy();
  expect(screen.getByText('Kivinjari kisichojulikana')).toBeTruthy();
});
