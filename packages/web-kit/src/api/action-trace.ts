import { randomHex } from './random-hex';

/** Calls made longer than this after the action, in ms, no longer belong to it. */
const LASTS_MS = 10_000;

let action: { at: number; traceId?: string } | undefined;

const begin = () => {
  action = { at: performance.now() };
};

/** Starts a trace at every click and key press from now on; the calls that follow belong to it. */
export function watchActions(): void {
  for (const type of ['click', 'keydown']) addEventListener(type, begin, { capture: true, passive: true });
}

/** The trace id of the person's last action, as in the server's logs; undefined if the action made no call. */
export const actionNumber = (): string | undefined => action?.traceId;

/**
 * The `traceparent` header of a call that follows a person's action. A call that the page makes by itself has none, and
 * its trace begins at the gateway: with the header it would not match the request of the page's preload hint.
 */
export function actionTrace(): string | undefined {
  if (!action || performance.now() - action.at > LASTS_MS) return undefined;
  action.traceId ??= randomHex(16);
  return `00-${action.traceId}-${randomHex(8)}-00`; // not sampled: the gateway decides whether to record it
}
