type Grant = { tab: FakeTab; end: (error?: unknown) => void };
type Request = { tab: FakeTab; grant: () => void };

/**
 * Stands in for a browser's `EventSource`; `FakeSource.open` lists all that are open, whichever browser opened them.
 */
export class FakeSource {
  static open: FakeSource[] = [];
  onmessage: (message: { data: string }) => void = () => undefined;
  onerror = () => undefined;

  constructor(readonly url: string) {
    FakeSource.open.push(this);
  }

  get age(): number {
    return Number(new URL(this.url, 'http://localhost').searchParams.get('age'));
  }

  say(message: object): void {
    if (FakeSource.open.includes(this)) this.onmessage({ data: JSON.stringify(message) });
  }

  breakOff(): void {
    this.close();
    this.onerror();
  }

  close(): void {
    FakeSource.open = FakeSource.open.filter((other) => other !== this);
  }
}

/** A browser's locks and channels, shared by its tabs. */
export class FakeBrowser {
  private readonly held = new Map<string, Grant>();
  private readonly queues = new Map<string, Request[]>();
  readonly channels = new Set<FakeChannel>();

  openTab(visibilityState: DocumentVisibilityState = 'visible'): FakeTab {
    return new FakeTab(this, visibilityState);
  }

  /** The tab's process is gone: its locks are freed, and its pending work never runs. */
  crash(tab: FakeTab): void {
    this.hang(tab);
    for (const [name, grant] of this.held) if (grant.tab === tab) this.release(name);
  }

  /** The tab keeps its locks, but neither receives nor sends anything. */
  hang(tab: FakeTab): void {
    for (const channel of this.channels) if (channel.tab === tab) this.channels.delete(channel);
  }

  request(
    tab: FakeTab,
    name: string,
    { signal, steal }: LockOptions,
    hold: () => Promise<void>,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const grant = () => {
        const mine: Grant = { tab, end: reject };
        this.held.set(name, mine);
        void hold().then(() => {
          if (this.held.get(name) === mine) this.release(name);
          resolve();
        }, reject);
      };
      const request = { tab, grant };
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      if (steal) {
        this.held.get(name)?.end(aborted());
        return grant();
      }
      queue.push(request);
      signal?.addEventListener('abort', () => {
        if (!queue.includes(request)) return;
        queue.splice(queue.indexOf(request), 1);
        reject(aborted());
      });
      if (!this.held.has(name)) this.release(name);
    });
  }

  private release(name: string): void {
    this.held.delete(name);
    this.queues.get(name)?.shift()?.grant();
  }
}

const aborted = () => new DOMException('The lock is another’s.', 'AbortError');

/** The parts of a tab's window that live updates need. */
export class FakeTab extends EventTarget {
  readonly document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  /** The navigation type by which the page was opened. */
  arrival: NavigationTimingType = 'navigate';
  readonly performance = {
    timeOrigin: Date.now(),
    getEntriesByType: () => [{ type: this.arrival }],
  };
  readonly navigator: { locks?: Pick<LockManager, 'request'> };
  readonly BroadcastChannel: unknown;

  constructor(browser: FakeBrowser, visibilityState: DocumentVisibilityState) {
    super();
    this.document.visibilityState = visibilityState;
    const request = (name: string, options: LockOptions, hold: () => Promise<void>) =>
      browser.request(this, name, options, hold);
    this.navigator = { locks: { request } as unknown as LockManager };
    this.BroadcastChannel = FakeChannel.bind(undefined, browser, this);
  }

  turn(visibilityState: DocumentVisibilityState): void {
    this.document.visibilityState = visibilityState;
    this.document.dispatchEvent(new Event('visibilitychange'));
  }

  get window(): Window & typeof globalThis {
    return this as unknown as Window & typeof globalThis;
  }
}

class FakeChannel {
  onmessage: (message: { data: unknown }) => void = () => undefined;

  constructor(
    private readonly browser: FakeBrowser,
    readonly tab: FakeTab,
    private readonly name: string,
  ) {
    browser.channels.add(this);
  }

  postMessage(data: unknown): void {
    const text = JSON.stringify(data);
    for (const other of this.browser.channels)
      if (other !== this && other.name === this.name)
        queueMicrotask(() => this.browser.channels.has(other) && other.onmessage({ data: JSON.parse(text) }));
  }

  close(): void {
    this.browser.channels.delete(this);
  }
}
