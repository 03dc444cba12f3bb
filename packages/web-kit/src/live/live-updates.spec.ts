import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TAGS, type Tag } from '@safari/contracts';
import { connectLive } from './live-updates';

class FakeSource {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;
  onopen = () => undefined;
  onerror = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  constructor(readonly url: string) {
    FakeSource.all.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
}

const latest = () => FakeSource.all.at(-1) as FakeSource;

describe('live updates', () => {
  const stale: Tag[][] = [];
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    FakeSource.all = [];
    stale.length = 0;
    globalThis.EventSource = FakeSource as unknown as typeof EventSource;
    stop = connectLive({ onStale: (tags) => stale.push([...tags]) });
    latest().onopen();
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('make stale what changed, once for messages that come together', () => {
    latest().onmessage({ data: '{"type":"catalog.package.changed.v1"}' });
    latest().onmessage({ data: '{"type":"catalog.package.changed.v1"}' });
    latest().onmessage({ data: '{"type":"catalog.attraction.changed.v1"}' });
    jest.advanceTimersByTime(1_000);
    expect(stale).toEqual([['Package', 'Attraction']]);
  });

  it('survive a message that cannot be read and one they do not know', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    latest().onmessage({ data: '{' });
    latest().onmessage({ data: '{"type":"catalog.guide.changed.v9"}' });
    jest.advanceTimersByTime(1_000);
    expect(stale.flat()).toEqual([]);
  });

  it('connect again after the gateway closed them, and then take everything as stale', () => {
    latest().readyState = FakeSource.CLOSED;
    latest().onerror();
    jest.advanceTimersByTime(60_000);
    expect(FakeSource.all).toHaveLength(2);
    latest().onopen();
    jest.advanceTimersByTime(1_000);
    expect(stale).toEqual([[...TAGS]]);
  });

  it('end when nobody listens any more', () => {
    latest().readyState = FakeSource.CLOSED;
    latest().onerror();
    stop();
    jest.advanceTimersByTime(60_000);
    expect(FakeSource.all).toHaveLength(1);
  });
});
