import { today as dayAtTheSafari, type PlainDate } from '@safari/contracts';
import { skewAfter, type TimedAnswer } from './clock.rules';

const MINUTE = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let skew = 0;
let ticked = Date.now();

/** The server's time, in ms since 1970: correct even where the device's clock is wrong. */
export const timeNow = (): number => Date.now() + skew;

/** Today's date at the safari, by the server's clock. */
export const today = (): PlainDate => dayAtTheSafari(new Date(timeNow()));

/** The time at the last tick: constant during a render. */
export const lastTick = (): number => ticked;

/** Corrects the clock by the time in an answer. */
export function setClockBy(answer: TimedAnswer): void {
  const before = skew;
  skew = skewAfter(answer, before);
  if (skew !== before) tick();
}

/** Calls the listener every minute and when the clock was corrected. All listeners share one timer. */
export function onTick(listener: () => void): () => void {
  if (listeners.size === 0) {
    ticked = timeNow();
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

function tick(): void {
  ticked = timeNow();
  for (const listener of listeners) listener();
}

/** Browsers throttle timers in the background: updates the time when the page is visible again. */
function catchUp(): void {
  if (document.visibilityState === 'visible') tick();
}
