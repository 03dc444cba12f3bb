import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RemotePart, type Remotes, RemotesProvider, RemoteTimeout } from '@safari/web-kit';
import { screenFile } from '@safari/web-kit/screen-file';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { laterScreen } from './later-screen';

const place = (content: ReactNode) => <Suspense fallback="Loading">{content}</Suspense>;
const Journey = () => <h1>Crater and Elephants</h1>;
const journey = () => screen.getByRole('heading', { name: 'Crater and Elephants' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Its file comes when `come` is called, or breaks off by `fail`. */
function late() {
  let settle: (by: { Journey: ComponentType } | Promise<never>) => void = () => undefined;
  const file = () => new Promise<{ Journey: ComponentType }>((resolve) => (settle = resolve));
  return {
    Screen: laterScreen(screenFile(file, 'Journey')),
    come: () => settle({ Journey }),
    fail: () => settle(Promise.reject(new Error('broken off'))),
  };
}

/** As a host shows the remote that the screen is of. */
async function open(Screen: ComponentType) {
  const load = jest.fn<Remotes['load']>().mockResolvedValue({ App: Screen });
  render(
    <RemotesProvider
      remotes={{
        load,
        Place: ({ children }) => children,
        Loading: () => 'Loading',
        Failed: ({ error, retry }) => (
          <button type="button" onClick={retry}>
            {error instanceof RemoteTimeout ? 'It is slow' : 'It did not come'}
          </button>
        ),
      }}
    >
      <RemotePart remote="catalog" part="App" />
    </RemotesProvider>,
  );
  await pass(0); // then the remote is there, and asks for the screen
  return load;
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
    const load = await open(Screen);
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
    const load = await open(Screen);
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
    await open(Screen);
    await pass(3_100);
    cleanup();
    come();
    await pass(0);
    await open(Screen);
    expect(journey()).toBeTruthy();
  });
});
