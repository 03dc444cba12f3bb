import { today as dayAtTheSafari, type PlainDate } from '@safari/contracts';
import { skewAfter, type TimedAnswer } from './clock.rules';

const MINUTE = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let skew = 0;
let ticked = Date.now();

/** The time by the server, in milliseconds since 1970: a device whose clock is wrong shows what is right. */
export const timeNow = (): number => Date.now() + skew;

/** Today at the safari, by the server. */
export const today = (): PlainDate => dayAtTheSafari(new Date(timeNow()));

/** The time at the last tick: it stands still while a screen is drawn. */
export const lastTick = (): number => ticked;

/** Corrects the clock by what an answer says of the time. */
export function setClockBy(answer: TimedAnswer): void {
  const before = skew;
  skew = skewAfter(answer, before);
  if (skew !== before) tick();
}

/** Calls the listener every minute and when the clock was corrected: one timer for all, none without listeners. */
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

/** Browsers throttle timers in the background: the time is updated when the page is visible again. */
function catchUp(): void {
  if (document.visibilityState === 'visible') tick();
}
