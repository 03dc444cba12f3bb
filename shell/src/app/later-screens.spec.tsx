import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { UiProvider } from '@safari/ui';
import { createTranslations } from '@safari/web-kit';
import { renderPage, serve } from '@safari/web-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { PlainFrame } from '../frames/plain-frame';
import { RemoteListContext } from '../remotes/use-remotes';
import { knownRemotes } from '../testing/remotes';
import { laterScreen } from './later-screens';
import { Page } from './page';
import { PageBoundary } from './page-boundary';

let asked = 0;
jest.mock('../session/session-warning', () => {
  asked += 1;
  if (asked === 1) throw new Error('away');
  return jest.requireActual('../session/session-warning');
});

it('a page stands while the warning of a session’s end does not come, which is asked for again, and is never seen in another language than the reader’s', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined; // jsdom draws nothing and streams nothing
  globalThis.EventSource = class {
    close() {}
  } as unknown as typeof EventSource;
  serve({
    'GET /api/auth/user': { id: '1', name: 'Amina Msafiri', email: 'amina@example.com', picture: null },
    'POST /api/auth/session-use': { customer: { inSeconds: 60, final: false }, staff: null },
  });
  const titles = new Set<string | null | undefined>();
  const look = new MutationObserver(() =>
    titles.add(document.querySelector('[role=dialog] h2')?.textContent),
  );
  look.observe(document.body, { childList: true, subtree: true, characterData: true });
  renderPage(
    <UiProvider>
      <RemoteListContext value={knownRemotes()}>
        <PageBoundary>
          <Page />
        </PageBoundary>
      </RemoteListContext>
    </UiProvider>,
    { at: '/things/1', language: 'sw' },
  );
  expect(await screen.findByText('shop/App')).toBeTruthy();
  expect(await screen.findByRole('dialog', { name: 'Bado upo?' })).toBeTruthy();
  look.disconnect();
  expect([...titles].filter(Boolean)).toEqual(['Bado upo?']);
  expect(asked).toBe(2);
});

describe('a screen whose file is on its way', () => {
  type Load = () => Promise<ComponentType<{ children: ReactNode }>>;
  const Login = () => <h1>Welcome back</h1>;
  let logged: jest.Spied<typeof console.error>;

  beforeEach(() => {
    jest.useFakeTimers();
    serve({});
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const open = (load: Load, Frame?: typeof PlainFrame, language = 'en') => {
    const Screen = laterScreen(load, Frame);
    renderPage(
      <UiProvider>
        <p>The rest</p>
        <Screen />
      </UiProvider>,
      { language },
    );
  };
  const welcome = () => screen.queryByRole('heading', { name: 'Welcome back' });

  it('stands there as soon as it has come', async () => {
    open(async () => Login);
    await pass(0);
    expect(welcome()).toBeTruthy();
  });

  it('is never seen in another language than the reader’s', async () => {
    const greeting = { en: { hello: 'Welcome back' }, sw: { hello: 'Karibu tena' } };
    const translated = async () => {
      const useTranslations = createTranslations(greeting.en, {
        sw: () => new Promise((resolve) => setTimeout(() => resolve(greeting.sw), 1_000)),
      });
      return () => <h1>{useTranslations()('hello')}</h1>;
    };
    open(translated, PlainFrame, 'sw');
    await pass(900);
    expect(screen.queryByRole('heading')).toBeNull();
    await pass(200);
    expect(screen.getByRole('heading').textContent).toBe('Karibu tena');
  });

  it('says in its place that it takes long, and appears by itself', async () => {
    open(() => new Promise((resolve) => setTimeout(() => resolve(Login), 5_000)));
    await pass(2_900);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(200);
    expect(screen.getByRole('alert').textContent).toMatch(/^This part is taking long.*It appears by itself/);
    expect(screen.getByText('The rest')).toBeTruthy();
    await pass(2_000);
    expect(welcome()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says at once that it did not come, and comes when its file can be had again', async () => {
    const load = jest.fn<Load>().mockRejectedValueOnce(new Error('502')).mockResolvedValue(Login);
    open(load);
    await pass(0);
    expect(screen.getByRole('alert').textContent).toMatch(
      /^This part did not load.*Please try again in a moment/,
    );
    await pass(2_000);
    expect(welcome()).toBeTruthy();
  });

  it('is asked for with all of the page by whoever tries again', async () => {
    open(() => Promise.reject(new Error('404')), PlainFrame);
    await pass(0);
    expect(screen.getByRole('main').contains(screen.getByRole('alert'))).toBe(true);
    logged.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    // jsdom cannot load a page, and logs that
    expect(logged.mock.calls).toEqual([[expect.objectContaining({ type: 'not implemented' })]]);
  });
});
