import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RemotePart, RemotesProvider, useRenewal } from './remote-part';
import type { RemoteModule, Remotes } from './remotes.context';

const gallery: RemoteModule = { App: () => <h1>Gallery</h1> };

type Load = Remotes['load'];

const remotesBy = (load: Load): Remotes => ({
  load,
  Place: ({ children }) => <section>{children}</section>,
  Loading: () => <p>Loading...</p>,
  Failed: ({ retry }) => (
    <button type="button" onClick={retry}>
      Try Again
    </button>
  ),
});

const page = (load: Load, failed?: null, remotes = remotesBy(load)) =>
  render(
    <RemotesProvider remotes={remotes}>
      <p>The rest</p>
      <RemotePart remote="gallery" part="App" failed={failed} />
    </RemotesProvider>,
  );

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const retry = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));

describe('a remote', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('that is down costs only its own place, and a retry brings it back without a reload', async () => {
    const load = jest.fn<Load>().mockRejectedValueOnce(new Error('502')).mockResolvedValue(gallery);
    page(load);
    await pass(0);
    expect(screen.getByText('The rest')).toBeTruthy();
    await retry();
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Gallery' })).toBeTruthy();
    expect(load.mock.calls).toEqual([
      ['gallery', 'App', false],
      ['gallery', 'App', true],
    ]);
  });

  it('tells its place whether it was loaded anew before it failed', async () => {
    const told: unknown[] = [];
    const load = jest.fn<Load>().mockRejectedValue(new Error('502'));
    const remotes = remotesBy(load);
    const Failed: Remotes['Failed'] = ({ isAgain, retry: onRetry }) => {
      told.push(isAgain);
      return <remotes.Failed error={undefined} retry={onRetry} />;
    };
    page(load, undefined, { ...remotes, Failed });
    await pass(0);
    await retry();
    await pass(0);
    expect([told[0], told.at(-1)]).toEqual([false, true]);
  });

  it('that failed and is opened once more does not trust what failed', async () => {
    const load = jest.fn<Load>().mockRejectedValueOnce(new Error('502')).mockResolvedValue(gallery);
    const remotes = remotesBy(load);
    const { unmount } = page(load, undefined, remotes);
    await pass(0);
    unmount();
    page(load, undefined, remotes);
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Gallery' })).toBeTruthy();
    expect(load.mock.calls.map(([, , again]) => again)).toEqual([false, true]);
  });

  it('can have itself loaded anew, for a file of its own that did not come', async () => {
    const Broken = () => (
      <button type="button" onClick={useRenewal()}>
        Try Again
      </button>
    );
    const load = jest.fn<Load>().mockResolvedValueOnce({ App: Broken }).mockResolvedValue(gallery);
    page(load);
    await pass(0);
    await retry();
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Gallery' })).toBeTruthy();
    expect(load.mock.calls.at(-1)).toEqual(['gallery', 'App', true]);
  });

  it('that nobody would miss says nothing when it is down', async () => {
    page(() => Promise.reject(new Error('502')), null);
    await pass(0);
    expect(screen.getByText('The rest')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that hangs gives its place to the message after three seconds', async () => {
    page(() => new Promise(() => undefined));
    await pass(2_900);
    expect(screen.getByText('Loading...')).toBeTruthy();
    await pass(200);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it('that is late appears by itself', async () => {
    page(() => new Promise((resolve) => setTimeout(() => resolve(gallery), 5_000)));
    await pass(3_100);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    await pass(7_000);
    expect(screen.getByRole('heading', { name: 'Gallery' })).toBeTruthy();
  });

  it('whose part is here already stands at once, and is loaded anew where it failed', async () => {
    let isBroken = true;
    const Part = () => {
      if (isBroken) throw new Error('a bug');
      return <h1>Gallery</h1>;
    };
    const load = jest.fn<Load>().mockResolvedValue(gallery);
    page(load, undefined, { ...remotesBy(load), loaded: () => ({ App: Part }) });
    isBroken = false;
    await retry();
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Gallery' })).toBeTruthy();
    expect(load.mock.calls).toEqual([['gallery', 'App', true]]);
    page(load, undefined, { ...remotesBy(load), loaded: () => ({ App: Part }) });
    expect(screen.getAllByRole('heading', { name: 'Gallery' })).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that the server drew is waited for, since it can be read meanwhile', async () => {
    const load: Load = () => new Promise((resolve) => setTimeout(() => resolve(gallery), 60_000));
    page(load, undefined, { ...remotesBy(load), isDrawn: () => true });
    await pass(50_000);
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    await pass(10_000);
    expect(screen.getByRole('heading', { name: 'Gallery' })).toBeTruthy();
  });

  it('that crashes while it runs costs only its own place', async () => {
    const Crash = () => {
      throw new Error('a bug');
    };
    page(() => Promise.resolve({ App: Crash }));
    await pass(0);
    expect(screen.getByText('The rest')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});
