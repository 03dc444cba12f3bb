import { randomHex } from './random-hex';

/** Calls made longer than this after the action, in ms, no longer belong to it. */
const LASTS_MS = 10_000;

let action: { at: number; traceId?: string } | undefined;

const begin = () => {
  action = { at: performance.now() };
};

/** From now on each click and each key begins a trace, to which the calls belong that follow from it. */
export function watchActions(): void {
  for (const type of ['click', 'keydown']) addEventListener(type, begin, { capture: true, passive: true });
}

/** What the person's last action caused on the server, as logs name it; nothing where it asked for nothing. */
export const actionNumber = (): string | undefined => action?.traceId;

/**
 * The `traceparent` of a call that follows from a person's action. A call that the page makes by itself has none and
 * its trace begins at the gateway; with one it would not match the request that the page's preload hint has made.
 */
export function actionTrace(): string | undefined {
  if (!action || performance.now() - action.at > LASTS_MS) return undefined;
  action.traceId ??= randomHex(16);
  return `00-${action.traceId}-${randomHex(8)}-00`; // not sampled: the gateway decides whether to record it
}
