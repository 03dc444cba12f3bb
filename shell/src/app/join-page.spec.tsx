import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { Language } from '@safari/contracts';
import {
  createStore,
  createTranslations,
  loadTranslations,
  type RemoteModule,
  useLocation,
} from '@safari/web-kit';
import { MemoryRouter } from '@safari/web-kit/server';
import { problem, serve } from '@safari/web-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { RemoteList } from '../remotes/remote-list';
import { Failed, Loading, Place } from '../remotes/remote-states';
import { SHOP } from '../testing/remotes';
import type { joinPage } from './join-page';
import { Tree } from './tree';

/** Loads the files of remotes, as the network would. */
const loadRemote = jest.fn<(id: string) => Promise<RemoteModule>>();
jest.mock('@module-federation/runtime', () => ({
  registerRemotes: () => undefined,
  loadRemote: (id: string) => loadRemote(id),
}));

const pressed = jest.fn();
const Chips = () => (
  <button type="button" onClick={pressed}>
    Chip
  </button>
);
const chip = () => screen.getByRole('button', { name: 'Chip' });

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Makes the remotes of each page unique, since a page loads each remote once. */
let number = 0;
let join: typeof joinPage;

/** Opens a page that the server drew; its remote loads when `come` is called. */
function open(Drawn: ComponentType, language: Language = 'en') {
  const remote = `shop-${++number}`;
  const entries = [{ ...SHOP, name: remote }];
  const state = { api: { queries: {} }, language: { current: language } };
  const html = renderToString(
    <Tree
      store={createStore({
        drawn: state,
        isNobody: false,
        reads: { read: () => new Promise(() => undefined) },
      })}
      remotes={{
        load: () => Promise.reject(new Error('drawn')),
        loaded: () => ({ App: Drawn }),
        Place,
        Loading,
        Failed,
      }}
      list={new RemoteList(entries)}
      Router={({ children }) => <MemoryRouter initialEntries={['/']}>{children}</MemoryRouter>}
    />,
  );
  document.documentElement.lang = language;
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  let come: (App: ComponentType) => void = () => undefined;
  loadRemote.mockReturnValueOnce(new Promise((resolve) => (come = (App) => resolve({ App }))));
  loadRemote.mockReturnValue(new Promise(() => undefined));
  void join(root, { state, entries, parts: [{ remote, part: 'App' }] });
  return (App: ComponentType) => come(App);
}

beforeAll(async () => {
  document.body.innerHTML =
    '<script type="application/json" id="scripts">{"entry":"react","modules":[]}</script>';
  jest.requireActual('../boot');
  join = (await import('./join-page')).joinPage;
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  serve({ 'GET /api/auth/user': problem(401, 'Nobody.') });
  history.replaceState(null, '', '/');
  window.scrollTo = () => undefined; // jsdom draws nothing, and has no pointer
  globalThis.PointerEvent ??= MouseEvent as typeof PointerEvent;
  globalThis.EventSource = class {
    close() {}
  } as unknown as typeof EventSource;
  pressed.mockClear();
  loadRemote.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.querySelector('div')?.remove();
  fireEvent.click(document.body); // for boot.ts, all pages of this file are one
});

it('a press in a part that is late is answered once, when that part has come', async () => {
  const come = open(Chips);
  await pass(3_500);
  expect(document.documentElement.hasAttribute('data-joined')).toBe(true);
  const drawn = chip();
  fireEvent.click(drawn);
  for (let turn = 0; turn < 10; turn += 1) await pass(1_000);
  expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  await pass(30_000);
  expect(pressed).not.toHaveBeenCalled();
  come(Chips);
  await pass(100);
  expect(chip()).toBe(drawn);
  expect(pressed).toHaveBeenCalledTimes(1);
  fireEvent.click(drawn);
  await pass(60_000);
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('a press that has its part joined at once is not answered once more', async () => {
  const come = open(Chips);
  await pass(3_500);
  await act(async () => {
    come(Chips);
    await jest.advanceTimersByTimeAsync(0);
    fireEvent.click(chip());
    expect(pressed).toHaveBeenCalledTimes(1);
  });
  await pass(60_000);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('a question that was opened before its part came stays open', async () => {
  const Question = () => (
    <details>
      <summary>When does it rain?</summary>
    </details>
  );
  const come = open(Question);
  await pass(3_500);
  fireEvent.click(screen.getByText('When does it rain?'));
  come(Question);
  await pass(1_000);
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(true);
});

it('nothing is answered to a visitor who has gone elsewhere meanwhile', async () => {
  const come = open(Chips);
  await pass(3_500);
  fireEvent.click(chip());
  fireEvent.click(screen.getByRole('link', { name: 'Second' }));
  await pass(100);
  come(() => (useLocation().pathname === '/' ? <Chips /> : <h1>Second</h1>));
  await pass(1_000);
  expect(screen.getByRole('heading', { name: 'Second' })).toBeTruthy();
  expect(pressed).not.toHaveBeenCalled();
});

it('a page in Swahili waits for its texts, however late they are, and is joined as it was drawn', async () => {
  await loadTranslations('sw');
  let come: (texts: { greeting: string }) => void = () => undefined;
  const texts = new Promise<{ greeting: string }>((resolve) => (come = resolve));
  const useTranslations = createTranslations({ greeting: 'Welcome' }, { sw: () => texts });
  const Greeting = () => <h1>{useTranslations()('greeting')}</h1>;
  open(() => <h1>Karibu</h1>, 'sw')(Greeting);
  const drawn = screen.getByRole('heading', { name: 'Karibu' });
  await pass(10_000);
  expect(drawn.isConnected).toBe(true);
  come({ greeting: 'Karibu' });
  await pass(1_000);
  expect(document.querySelector('[data-mfe]')?.hasAttribute('data-joined')).toBe(true);
  expect(drawn.isConnected).toBe(true);
  expect(console.error).not.toHaveBeenCalledWith('The page did not match its drawn HTML', expect.anything());
});
