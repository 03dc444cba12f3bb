import { LIVE_MEMORY_MS, type LiveMessage, type LiveOpening, staleTags, type Tag } from '@safari/contracts';
import { gatherTags } from './gather-tags';
import { type Heard, hear, missedSince } from './heard.rules';
import { runForLeader } from './leader';
import { keepStreamOpen, SILENCE_MS } from './live-stream';
import { whileShown } from './while-shown';

/** Who is signed in, as this tab knows. */
export interface LiveListener {
  customer: string | null;
  staff: boolean;
}

export interface LiveHandlers {
  /** Data that a change has made stale. */
  onStale: (tags: readonly Tag[]) => void;
  /** Somebody else is signed in than this tab knows. */
  onStranger: () => void;
}

/**
 * How far back the next listener in a page asks, at most, for changes that only the previous one may have been told of.
 */
const OLDEST_PAGE_MS = LIVE_MEMORY_MS / 2;
/** Per tab: the moment up to which its page knew of every change when its last listener stopped. */
const knownBefore = new WeakMap<Window, number>();
/** By so much a clock is corrected without anybody setting it. */
const CLOCK_STEP_MS = 1_000;
/** Asks whoever leads to tell what it has heard. */
const TELL = 'tell';
/** What tabs tell each other; another number where that changes, since tabs of an older page may be open. */
const PROTOCOL = 1;

/**
 * Hears of changes until the returned function is called. Of all tabs that are on screen and listen for the same
 * person, one holds the stream and tells the others; a hidden tab hears nothing, and what it missed when it is
 * shown again.
 */
export function connectLive(
  listener: LiveListener,
  { onStale, onStranger }: LiveHandlers,
  tab: Window & typeof globalThis = window,
): () => void {
  const gathered = gatherTags(onStale);
  /** Until when this tab knows of every change. */
  let known = knownAtFirst(tab);
  const learn = (heard: Heard) => {
    gathered.add(missedSince(known, heard));
    known = Math.max(known, heard.until);
  };

  /** Holds the stream. */
  const lead = (tell: (heard: Heard) => void) => {
    let heard: Heard | undefined;
    return keepStreamOpen({
      age: () => ageOf(known),
      onMessage: (message) => {
        if (message.type === 'live.opened' && isStranger(message, listener)) {
          onStranger();
          return false;
        }
        heard = hear(heard, known, { ...newsOf(message), now: Date.now() });
        learn(heard);
        tell(heard);
        return true;
      },
    });
  };

  const share = () => {
    const name = `safari live ${PROTOCOL} ${listener.customer ?? 'nobody'} ${listener.staff}`;
    const channel = new tab.BroadcastChannel(name);
    let told: Heard | undefined;
    const candidate = runForLeader(tab.navigator.locks, name, () => {
      const end = lead((heard) => {
        told = heard;
        channel.postMessage(heard);
      });
      return () => {
        told = undefined;
        end();
      };
    });
    let silence: ReturnType<typeof setTimeout> | undefined;
    const awaitNews = () => {
      clearTimeout(silence);
      // not all at once
      silence = setTimeout(candidate.takeOver, SILENCE_MS * (1 + Math.random()));
    };
    channel.onmessage = ({ data }: MessageEvent<Heard | typeof TELL>) => {
      if (data !== TELL) {
        learn(data);
        awaitNews();
      } else if (told) channel.postMessage(told);
    };
    channel.postMessage(TELL);
    awaitNews();
    return () => {
      clearTimeout(silence);
      candidate.withdraw();
      channel.close();
    };
  };

  const canShare = 'locks' in tab.navigator && 'BroadcastChannel' in tab;
  const stop = whileShown(tab, canShare ? share : () => lead(() => undefined));
  return () => {
    stop();
    gathered.tellNow();
    knownBefore.set(tab, known);
  };
}

/** A page knows what it has asked for since it began to load; what one listener has missed, the next one asks for. */
function knownAtFirst(tab: Window): number {
  const { timeOrigin } = tab.performance;
  const before = knownBefore.get(tab);
  if (before === undefined) return isAsStored(tab) ? 0 : timeOrigin;
  return Date.now() - Math.max(ageOf(before), Math.min(ageOf(timeOrigin), OLDEST_PAGE_MS));
}

/** After Back or Forward the browser may show page and answers from its cache without revalidating them. */
function isAsStored({ performance }: Window): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'back_forward';
}

/** The clock may have been set back: then nobody can tell what has changed since. */
function ageOf(known: number): number {
  const age = Math.ceil(Date.now() - known);
  return age < -CLOCK_STEP_MS ? LIVE_MEMORY_MS + 1 : Math.max(age, 0);
}

function newsOf(message: LiveMessage): { tags: readonly Tag[]; complete: boolean } {
  if (message.type === 'live.opened') return { tags: [], complete: message.complete };
  if (message.type === 'live.alive') return { tags: [], complete: true };
  // a newer service may tell of what this page does not know
  return { tags: staleTags(message.type) ?? [], complete: true };
}

/** A staff session unknown to this tab does not count: the tab then merely hears more than it needs. */
function isStranger({ customer, staff }: LiveOpening, listener: LiveListener): boolean {
  return customer !== listener.customer || (listener.staff && !staff);
}
