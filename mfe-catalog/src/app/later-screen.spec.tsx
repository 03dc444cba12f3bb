import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  AppProviders,
  createStore,
  createTranslations,
  RemotePart,
  type Remotes,
  RemoteTimeout,
} from '@safari/web-kit';
import { screenFile } from '@safari/web-kit/screen-file';
import { renderPage } from '@safari/web-kit/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { laterScreen } from './later-screen';

const page = document.documentElement;
const place = (content: ReactNode) => <Suspense fallback="Loading">{content}</Suspense>;
const Journey = () => <h1>Crater and Elephants</h1>;
const journey = () => screen.getByRole('heading', { name: 'Crater and Elephants' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** A screen whose file loads when `come` is called, or fails by `fail`. */
function late() {
  let settle: (by: { Journey: ComponentType } | Promise<never>) => void = () => undefined;
  const file = () => new Promise<{ Journey: ComponentType }>((resolve) => (settle = resolve));
  return {
    Screen: laterScreen(screenFile(file, 'Journey')),
    come: () => settle({ Journey }),
    fail: () => settle(Promise.reject(new Error('broken off'))),
  };
}

/** Renders the screen in its remote, as a host does. */
async function open(Screen: ComponentType) {
  const load = jest.fn<Remotes['load']>().mockResolvedValue({ App: Screen });
  const remotes: Remotes = {
    load,
    Place: ({ children }) => children,
    Loading: () => 'Loading',
    Failed: ({ error, retry }) => (
      <button type="button" onClick={retry}>
        {error instanceof RemoteTimeout ? 'It is slow' : 'It did not come'}
      </button>
    ),
  };
  const show = async () => {
    renderPage(<RemotePart remote="catalog" part="App" />, { remotes, language: page.lang });
    await pass(0); // then the remote has loaded, and requests the screen
  };
  await show();
  return {
    load,
    comeBack: () => {
      cleanup();
      return show();
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a screen whose file is late', () => {
  it('stands as the server drew it until that has come, and is joined then', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(place(<Journey />));
    document.body.append(root);
    const drawn = journey();
    const { Screen, come } = late();
    await act(async () => {
      hydrateRoot(root, place(<Screen />));
    });
    await pass(60_000);
    expect(journey()).toBe(drawn);
    come();
    await pass(0);
    expect(journey()).toBe(drawn);
    expect(Object.keys(drawn).some((key) => key.startsWith('__react'))).toBe(true);
    root.remove();
  });

  it('is said so after three seconds where nothing was drawn, and appears by itself', async () => {
    const { Screen, come } = late();
    const { load } = await open(Screen);
    await pass(2_900);
    expect(screen.getByText('Loading')).toBeTruthy();
    await pass(200);
    expect(screen.getByText('It is slow')).toBeTruthy();
    await pass(60_000);
    come();
    await pass(0);
    expect(journey()).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is said to have failed where it breaks off after that, and is loaded with its remote by one press', async () => {
    const { Screen, fail } = late();
    const { load } = await open(Screen);
    await pass(3_100);
    fail();
    await pass(0);
    load.mockResolvedValue({ App: Journey });
    fireEvent.click(screen.getByRole('button', { name: 'It did not come' }));
    await pass(0);
    expect(journey()).toBeTruthy();
    expect(load).toHaveBeenLastCalledWith('catalog', 'App', true);
  });

  it('stands at once where one comes back to it after it has come', async () => {
    const { Screen, come } = late();
    const { load, comeBack } = await open(Screen);
    await pass(3_100);
    come();
    await pass(0);
    await comeBack();
    expect(journey()).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded anew with its remote where one comes back to it after it broke off', async () => {
    const { Screen, fail } = late();
    const { load, comeBack } = await open(Screen);
    await pass(3_100);
    fail();
    await pass(0);
    load.mockResolvedValue({ App: Journey });
    await comeBack();
    expect(journey()).toBeTruthy();
    expect(load).toHaveBeenLastCalledWith('catalog', 'App', true);
  });

  it('takes nothing from what was loaded in its place, however late it comes', async () => {
    const { Screen, come } = late();
    const { load } = await open(Screen);
    await pass(3_100);
    load.mockResolvedValue({ App: () => <input aria-label="Travelers" /> });
    fireEvent.click(screen.getByRole('button', { name: 'It is slow' }));
    await pass(0);
    const travelers = () => screen.getByRole('textbox', { name: 'Travelers' });
    fireEvent.change(travelers(), { target: { value: '4' } });
    come();
    await pass(0);
    expect(travelers()).toHaveProperty('value', '4');
  });

  describe('is never seen in another language than the reader’s', () => {
    /** A screen whose texts load that many ms after it. */
    const translated = (after: number) => {
      const english = { hello: 'Welcome' };
      const swahili = { hello: 'Karibu' };
      const file = async () => {
        const useTranslations = createTranslations(english, {
          sw: () => new Promise((resolve) => setTimeout(() => resolve(swahili), after)),
        });
        return { Welcome: () => <h1>{useTranslations()('hello')}</h1> };
      };
      return laterScreen(screenFile(file, 'Welcome'));
    };
    const seen = () => screen.queryByRole('heading')?.textContent;
    beforeEach(() => void (page.lang = 'sw'));
    afterEach(() => void (page.lang = 'en'));

    it('where a host shows it', async () => {
      await open(translated(1_000));
      await pass(900);
      expect(seen()).toBeUndefined();
      await pass(200);
      expect(seen()).toBe('Karibu');
    });

    it('where the server drew it, however late its texts are', async () => {
      const root = document.createElement('div');
      root.innerHTML = renderToString(place(<h1>Karibu</h1>));
      document.body.append(root);
      const Screen = translated(60_000);
      await act(async () => {
        hydrateRoot(root, <AppProviders store={createStore()}>{place(<Screen />)}</AppProviders>);
      });
      await pass(59_000);
      expect(seen()).toBe('Karibu');
      await pass(2_000);
      expect(seen()).toBe('Karibu');
      expect(console.error).not.toHaveBeenCalled();
      root.remove();
    });
  });
});
