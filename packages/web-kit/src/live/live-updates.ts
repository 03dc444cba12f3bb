import { LIVE_MEMORY_MS, type LiveMessage, type LiveOpening, staleTags, type Tag } from '@safari/contracts';
import { gatherTags } from './gather-tags';
import { type Heard, hear, missedSince } from './heard.rules';
import { runForLeader } from './leader';
import { keepStreamOpen, SILENCE_MS } from './live-stream';
import { whileShown } from './while-shown';

/** Who is signed in, as far as this tab knows. */
export interface LiveListener {
  customer: string | null;
  staff: boolean;
}

export interface LiveHandlers {
  /** Called with the tags of changed data. */
  onStale: (tags: readonly Tag[]) => void;
  /** Called when somebody else is signed in than this tab knows. */
  onStranger: () => void;
}

/**
 * How far back, at most, the next listener in a page asks for changes of which only the previous one may have been
 * told.
 */
const OLDEST_PAGE_MS = LIVE_MEMORY_MS / 2;
/** Per tab: up to when its page knew of every change when its last listener stopped. */
const knownBefore = new WeakMap<Window, number>();
/** Clocks are corrected by up to this much without anybody setting them. */
const CLOCK_STEP_MS = 1_000;
/** Asks the leader to send what it knows. */
const TELL = 'tell';
/** Version of the tabs' messages: increase it when they change, since tabs of an older page may be open. */
const PROTOCOL = 1;

/**
 * Listens for changes until the returned function is called. Of all visible tabs that listen for the same person, one
 * holds the stream and tells the others; a hidden tab does not listen, and catches up when it is shown again.
 */
export function connectLive(
  listener: LiveListener,
  { onStale, onStranger }: LiveHandlers,
  tab: Window & typeof globalThis = window,
): () => void {
  const gathered = gatherTags(onStale);
  /** Up to when this tab knows of every change. */
  let known = knownAtFirst(tab);
  const learn = (heard: Heard) => {
    gathered.add(missedSince(known, heard));
    known = Math.max(known, heard.until);
  };

  /** Opens the stream as the leader. */
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
      // random, so that tabs do not all take over at once
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

/**
 * A page knows everything that changed before it began to load. After an earlier listener in this page, the next one
 * asks from where that one stopped, or from a minute ago if that is earlier.
 */
function knownAtFirst(tab: Window): number {
  const { timeOrigin } = tab.performance;
  const before = knownBefore.get(tab);
  if (before === undefined) return isAsStored(tab) ? 0 : timeOrigin;
  return Date.now() - Math.max(ageOf(before), Math.min(ageOf(timeOrigin), OLDEST_PAGE_MS));
}

/** After Back or Forward the browser may show page and responses from its cache without revalidating them. */
function isAsStored({ performance }: Window): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'back_forward';
}

/** If the clock was set back, it is unknown what has changed since. */
function ageOf(known: number): number {
  const age = Math.ceil(Date.now() - known);
  return age < -CLOCK_STEP_MS ? LIVE_MEMORY_MS + 1 : Math.max(age, 0);
}

function newsOf(message: LiveMessage): { tags: readonly Tag[]; complete: boolean } {
  if (message.type === 'live.opened') return { tags: [], complete: message.complete };
  if (message.type === 'live.alive') return { tags: [], complete: true };
  // a newer service may send types that this page does not know
  return { tags: staleTags(message.type) ?? [], complete: true };
}

/** A staff session that this tab does not know of does not count: the tab then merely receives more than it needs. */
function isStranger({ customer, staff }: LiveOpening, listener: LiveListener): boolean {
  return customer !== listener.customer || (listener.staff && !staff);
}
