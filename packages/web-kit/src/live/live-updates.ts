import { type LiveMessage, staleTags, TAGS, type Tag } from '@safari/contracts';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api/api';
import { logFailure } from '../app/log-failure';

const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;
/** Messages that arrive together are answered by one round of refetching. */
const GATHER = 200;

export interface LiveHandlers {
  /** Data that a change has made stale. */
  onStale: (tags: readonly Tag[]) => void;
}

/** Listens to `/api/live` until the returned function is called; after a gap everything counts as stale. */
export function connectLive({ onStale }: LiveHandlers): () => void {
  let source: EventSource | undefined;
  let delay = FIRST_DELAY;
  let missed = false;
  let reconnecting: ReturnType<typeof setTimeout> | undefined;
  let flushing: ReturnType<typeof setTimeout> | undefined;
  const stale = new Set<Tag>();

  const gather = (tags: readonly Tag[]) => {
    for (const tag of tags) stale.add(tag);
    flushing ??= setTimeout(() => {
      flushing = undefined;
      onStale([...stale]);
      stale.clear();
    }, GATHER);
  };

  const connect = () => {
    // The page's age: what changed since it began to load may be missing in what it shows.
    source = new EventSource(`/api/live?age=${Math.ceil(performance.now())}`);
    source.onopen = () => {
      delay = FIRST_DELAY;
      if (missed) gather(TAGS);
      missed = false;
    };
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const message = readMessage(data);
      if (message) gather(staleTags(message.type) ?? []);
    };
    source.onerror = () => {
      missed = true;
      if (source?.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
      reconnecting = setTimeout(connect, delay * (0.5 + Math.random()));
      delay = Math.min(delay * 2, LONGEST_DELAY);
    };
  };

  connect();
  return () => {
    clearTimeout(reconnecting);
    clearTimeout(flushing);
    source?.close();
  };
}

/** Keeps every screen current for `listener` (whoever is signed in); nobody signed in hears nothing. */
export function useLiveUpdates(listener: string | undefined): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (listener === undefined) return;
    return connectLive({ onStale: (tags) => dispatch(api.util.invalidateTags([...tags])) });
  }, [listener, dispatch]);
}

function readMessage(data: string): LiveMessage | undefined {
  try {
    return JSON.parse(data) as LiveMessage;
  } catch (error) {
    logFailure('A live message could not be read', error);
    return undefined;
  }
}
