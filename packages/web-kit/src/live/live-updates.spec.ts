import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type LiveOpening, TAGS, type Tag } from '@safari/contracts';
import { FakeBrowser, FakeSource, type FakeTab } from '../testing/fake-browser';
import { connectLive, type LiveListener } from './live-updates';

const AMINA: LiveListener = { customer: 'amina', staff: false };
const JONAS: LiveListener = { customer: 'jonas', staff: false };
const OFFICE: LiveListener = { customer: null, staff: true };

const PACKAGE = { type: 'catalog.package.changed.v1' };
const ATTRACTION = { type: 'catalog.attraction.changed.v1' };
const ALIVE = { type: 'live.alive' };

interface Listening {
  tab: FakeTab;
  /** One entry per round of refetching. */
  stale: Tag[][];
  strangers: number;
  stop: () => void;
}

describe('live updates', () => {
  let browser: FakeBrowser;
  const running: Listening[] = [];

  const listen = (tab = browser.openTab(), listener = AMINA): Listening => {
    const listening: Listening = { tab, stale: [], strangers: 0, stop: () => undefined };
    listening.stop = connectLive(
      listener,
      {
        onStale: (tags) => listening.stale.push([...tags]),
        onStranger: () => {
          listening.strangers += 1;
        },
      },
      tab.window,
    );
    running.push(listening);
    return listening;
  };
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  /** The only open stream. */
  const stream = (): FakeSource => {
    expect(FakeSource.open).toHaveLength(1);
    return FakeSource.open[0] as FakeSource;
  };
  const open = (listener = AMINA, complete = true): FakeSource => {
    const opening: LiveOpening = { type: 'live.opened', ...listener, complete };
    const source = stream();
    source.say(opening);
    return source;
  };

  beforeEach(() => {
    jest.useFakeTimers();
    FakeSource.open = [];
    browser = new FakeBrowser();
    globalThis.EventSource = FakeSource as unknown as typeof EventSource;
  });
  afterEach(() => {
    for (const { stop } of running.splice(0)) stop();
    expect(FakeSource.open).toEqual([]);
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  describe('of one tab', () => {
    it('make stale what changed, once for messages that come together', async () => {
      const { stale } = listen();
      open().say(PACKAGE);
      stream().say(PACKAGE);
      stream().say(ATTRACTION);
      await pass(1_000);
      expect(stale).toEqual([['Package', 'Attraction']]);
    });

    it('survive a message that cannot be read and one they do not know', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { stale } = listen();
      open().onmessage({ data: '{' });
      stream().say({ type: 'catalog.guide.changed.v9' });
      await pass(1_000);
      expect(stale).toEqual([]);
    });

    it('say how old the page is, so that it hears what changed while it loaded', async () => {
      const tab = browser.openTab();
      await pass(800);
      listen(tab);
      expect(stream().age).toBe(800);
    });

    it('ask for every change since the page began to load, however late they begin', async () => {
      const tab = browser.openTab();
      await pass(600_000);
      listen(tab);
      expect(stream().age).toBe(600_000);
    });

    it('take everything as stale in a page that Back restored from the browser’s cache', async () => {
      const tab = browser.openTab();
      tab.arrival = 'back_forward';
      const { stale } = listen(tab);
      expect(stream().age).toBe(Date.now());
      open(AMINA, false);
      await pass(1_000);
      expect(stale).toEqual([[...TAGS]]);
    });

    it('come back after a break, and ask for what changed since the last sign of life', async () => {
      const { stale } = listen();
      open();
      await pass(20_000);
      stream().say(ALIVE);
      await pass(5_000);
      stream().breakOff();
      expect(FakeSource.open).toEqual([]);
      await pass(2_000);
      expect(stream().age).toBeGreaterThan(5_000);
      expect(stream().age).toBeLessThan(7_001);
      open().say(PACKAGE);
      await pass(1_000);
      expect(stale).toEqual([['Package']]);
    });

    it('try ever more seldom while nobody answers, and soon again once somebody has', async () => {
      jest.spyOn(Math, 'random').mockReturnValue(0.5);
      listen();
      for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
        stream().breakOff();
        await pass(seconds * 1_000 - 1);
        expect(FakeSource.open).toEqual([]);
        await pass(1);
      }
      open().breakOff();
      await pass(1_000);
      stream();
    });

    it.each([
      [0, 500],
      [0.9, 1_400],
    ])('do not all come back in the same moment: at %d after %i ms', async (random, pause) => {
      jest.spyOn(Math, 'random').mockReturnValue(random);
      listen();
      open().breakOff();
      await pass(pause - 1);
      expect(FakeSource.open).toEqual([]);
      await pass(1);
      stream();
    });

    it('take everything as stale where the gateway cannot tell what changed', async () => {
      const { stale } = listen();
      open();
      stream().breakOff();
      await pass(2_000);
      open(AMINA, false);
      await pass(1_000);
      expect(stale).toEqual([[...TAGS]]);
    });

    it('come back when the stream has fallen silent, though nobody ended it', async () => {
      listen();
      const first = open();
      await pass(60_000);
      expect(stream()).not.toBe(first);
    });

    it('end when nobody listens any more', async () => {
      const { stop } = listen();
      open().breakOff();
      stop();
      await pass(60_000);
      expect(FakeSource.open).toEqual([]);
    });
  });

  describe('of seven tabs', () => {
    it('need one stream, and reach every tab that is on screen, each once', async () => {
      const tabs = Array.from({ length: 7 }, () => listen());
      await pass(0);
      open().say(PACKAGE);
      await pass(1_000);
      expect(tabs.map(({ stale }) => stale)).toEqual(tabs.map(() => [['Package']]));
    });

    it('tell a tab that comes later what changed since it began to load, and nothing older', async () => {
      listen();
      open().say(ATTRACTION);
      await pass(1_000);
      const tab = browser.openTab();
      await pass(300);
      stream().say(PACKAGE);
      await pass(300);
      const late = listen(tab);
      await pass(1_000);
      expect(late.stale).toEqual([['Package']]);
      stream();
    });

    it('pass to the next tab when the leader is closed, and miss nothing between', async () => {
      const [first, second] = [listen(), listen()];
      open();
      await pass(10_000);
      stream().say(ALIVE);
      await pass(3_000);
      first.stop();
      await pass(0);
      expect(stream().age).toBe(3_000);
      open().say(PACKAGE);
      await pass(1_000);
      expect(second.stale).toEqual([['Package']]);
    });

    it('pass to the next tab when the leader has crashed', async () => {
      const [first, second] = [listen(), listen()];
      const dead = open();
      await pass(1_000);
      dead.close();
      browser.crash(first.tab);
      await pass(0);
      open().say(PACKAGE);
      await pass(1_000);
      expect(second.stale).toEqual([['Package']]);
    });

    it('pass to another tab when the leader hangs, and end in the one that hung', async () => {
      jest.spyOn(Math, 'random').mockReturnValue(0);
      const [hung, other] = [listen(), listen()];
      open();
      browser.hang(hung.tab);
      await pass(51_000);
      open().say(PACKAGE);
      await pass(1_000);
      expect(other.stale).toEqual([['Package']]);
      expect(hung.stale).toEqual([]);
    });
  });

  describe('of hidden tabs', () => {
    it('need no stream at all', async () => {
      listen(browser.openTab('hidden'));
      const shown = listen();
      await pass(0);
      open();
      shown.tab.turn('hidden');
      await pass(60_000);
      expect(FakeSource.open).toEqual([]);
    });

    it('go on in the tab that is shown instead, from what it last knew', async () => {
      const [first, second] = [listen(), listen(browser.openTab('hidden'))];
      open();
      await pass(30_000);
      first.tab.turn('hidden');
      second.tab.turn('visible');
      await pass(0);
      expect(stream().age).toBe(30_000);
      open().say(PACKAGE);
      await pass(1_000);
      expect(second.stale).toEqual([['Package']]);
      expect(first.stale).toEqual([]);
    });

    it('learn from the leader what they missed, when they are shown again', async () => {
      const [leader, other] = [listen(), listen()];
      await pass(0);
      open().say(ATTRACTION);
      await pass(1_000);
      other.tab.turn('hidden');
      stream().say(PACKAGE);
      for (let beats = 0; beats < 10; beats += 1) {
        await pass(20_000);
        stream().say(ALIVE);
      }
      other.tab.turn('visible');
      await pass(1_000);
      expect(other.stale).toEqual([['Attraction'], ['Package']]);
      expect(leader.stale).toEqual([['Attraction'], ['Package']]);
    });

    it('take everything as stale where the leader knows nothing of the time that they missed', async () => {
      const hidden = listen();
      open();
      hidden.tab.turn('hidden');
      await pass(400_000);
      listen();
      open();
      hidden.tab.turn('visible');
      await pass(1_000);
      expect(hidden.stale).toEqual([[...TAGS]]);
    });

    it('let go of their stream when they are kept for Back, and take it up again', async () => {
      const { tab } = listen();
      await pass(1_000);
      open();
      tab.dispatchEvent(new Event('pagehide'));
      expect(FakeSource.open).toEqual([]);
      await pass(7_000);
      tab.dispatchEvent(new Event('pageshow'));
      await pass(0);
      expect(stream().age).toBe(7_000);
    });
  });

  describe('of several people in one tab, one after the other', () => {
    it('go on from what the tab knew, however long it was put away', async () => {
      const { tab, stop } = listen();
      await pass(1_000);
      open();
      tab.turn('hidden');
      await pass(10_800_000);
      tab.turn('visible');
      stop();
      listen(tab, OFFICE);
      expect(stream().age).toBe(10_800_000);
    });

    it('ask again for what changed shortly before, since it may have been told to another only', async () => {
      const tab = browser.openTab();
      await pass(600_000);
      const { stop } = listen(tab);
      open();
      stop();
      listen(tab, JONAS);
      expect(stream().age).toBe(60_000);
    });

    it('ask for everything where the clock was set back meanwhile', async () => {
      const tab = browser.openTab();
      await pass(600_000);
      const { stop } = listen(tab);
      open();
      stop();
      jest.setSystemTime(Date.now() - 300_000);
      listen(tab, JONAS);
      expect(stream().age).toBeGreaterThan(120_000);
    });

    it('lose nothing of what was heard just before', async () => {
      const first = listen();
      open().say(PACKAGE);
      first.stop();
      expect(first.stale).toEqual([['Package']]);
      listen(first.tab, JONAS);
      await pass(1_000);
      expect(first.stale).toEqual([['Package']]);
    });
  });

  describe('of several people in one browser', () => {
    it('never pass from one account to the other', async () => {
      const amina = listen();
      open().say(ATTRACTION);
      await pass(1_000);
      const jonas = listen(browser.openTab(), JONAS);
      const office = listen(browser.openTab(), OFFICE);
      await pass(0);
      expect(FakeSource.open).toHaveLength(3);
      FakeSource.open[0]?.say(PACKAGE);
      await pass(1_000);
      expect(amina.stale).toEqual([['Attraction'], ['Package']]);
      expect(jonas.stale).toEqual([]);
      expect(office.stale).toEqual([]);
    });

    it.each([
      ['another customer', AMINA, JONAS],
      ['nobody of the staff', OFFICE, { customer: null, staff: false }],
      ['a customer who has signed in meanwhile', OFFICE, { customer: 'amina', staff: true }],
    ])('end where the session is that of %s, and ask who is signed in', async (_, listener, now) => {
      const tab = listen(browser.openTab(), listener);
      const foreign = open(now as LiveListener);
      expect(tab.strangers).toBe(1);
      expect(FakeSource.open).not.toContain(foreign);
      foreign.say(PACKAGE);
      await pass(400);
      expect(tab.stale).toEqual([]);
    });
  });

  it('go on where somebody of the office is signed in, too, of whom this tab does not know', async () => {
    const tab = listen();
    open({ ...AMINA, staff: true }).say(PACKAGE);
    await pass(1_000);
    expect([tab.strangers, tab.stale]).toEqual([0, [['Package']]]);
  });

  it('need a stream for each shown tab where the browser has no locks', async () => {
    const tabs = [browser.openTab(), browser.openTab(), browser.openTab('hidden')];
    for (const tab of tabs) {
      delete tab.navigator.locks;
      listen(tab);
    }
    await pass(0);
    expect(FakeSource.open).toHaveLength(2);
  });

  it('need a stream for each shown tab where the browser refuses locks', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const tab = browser.openTab();
    const refuse = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));
    tab.navigator.locks = { request: refuse as LockManager['request'] };
    const { stop } = listen(tab);
    await pass(0);
    open();
    stop();
    expect(FakeSource.open).toEqual([]);
  });
});
