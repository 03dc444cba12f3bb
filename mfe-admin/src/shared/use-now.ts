import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

/** The current time, updated every minute: one timer for all components, none while nothing uses it. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read);
}

const read = () => now;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** Browsers throttle timers in the background: the time is updated when the page is visible again. */
function catchUp(): void {
  if (document.visibilityState === 'visible') tick();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, MINUTE);
    document.addEventListener('visibilitychange', catchUp);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', catchUp);
  };
}
