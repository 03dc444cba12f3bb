import { randomHex } from './random-hex';

/** What a page asks for later than that is no longer what the person asked for; in ms. */
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
 * `traceparent` of a call that follows from something a person did. Whatever a page asks for by itself has none, so that
 * a call which the page's own hints began is not made twice; its trace begins at the gateway.
 */
export function actionTrace(): string | undefined {
  if (!action || performance.now() - action.at > LASTS_MS) return undefined;
  action.traceId ??= randomHex(16);
  return `00-${action.traceId}-${randomHex(8)}-00`; // whether it is kept says the gateway
}
