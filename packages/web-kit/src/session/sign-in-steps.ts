/** From where the visitor left for the sign-in; kept in this window's session storage. */
interface Departure {
  from: string;
  returnTo: string;
  /** `history.length`, with the provider's first page as the last entry */
  length: number;
}

/** The customers' sign-in page. */
export const LOGIN = '/login';

const STORED = 'signIn';
/** Browsers limit the history to this many entries; beyond that, the steps cannot be counted. */
const MAX_STEPS = 50;

/** Goes to the sign-in at `address`; after it, `settleSignIn` makes Back lead to this page. */
export function leaveForSignIn(address: string, returnTo: string): void {
  history.pushState(null, ''); // a new entry drops all forward entries, so the provider's pages can be counted from here
  try {
    const departure: Departure = { from: here(), returnTo, length: history.length };
    sessionStorage.setItem(STORED, JSON.stringify(departure));
  } catch {
    // without storage, Back leads through the provider's pages
  }
  location.replace(address);
}

/**
 * Makes Back skip the provider's pages, which are useless after sign-in: inserts the page from which the visitor left
 * below the one they return to, and Back from there jumps to before the sign-in (skipping our sign-in page as well,
 * which would lead them on again). Call before the router reads the address.
 */
export function settleSignIn(): void {
  addEventListener('popstate', ({ state }) => skipSignIn(state));
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward') skipSignIn(history.state);
  const departure = takeDeparture();
  if (!departure || visit?.type !== 'navigate' || here() !== departure.returnTo) return;
  const steps = history.length - departure.length + 1;
  if (steps < 2 || history.length >= MAX_STEPS) return;
  // only if there is an entry before it: no step leads before the first entry
  const own = departure.length > 2 && departure.from.startsWith(LOGIN) ? 1 : 0;
  history.replaceState({ stepsToSignIn: steps + own }, '', departure.from);
  history.pushState(null, '', departure.returnTo);
}

function skipSignIn(state: unknown): void {
  const { stepsToSignIn } = (state ?? {}) as { stepsToSignIn?: number };
  if (stepsToSignIn !== undefined) history.go(-stepsToSignIn);
}

function takeDeparture(): Departure | undefined {
  try {
    const text = sessionStorage.getItem(STORED);
    sessionStorage.removeItem(STORED);
    return text === null ? undefined : (JSON.parse(text) as Departure);
  } catch {
    return undefined; // storage is switched off, or its content is not ours
  }
}

function here(): string {
  const { pathname, search, hash } = location;
  return `${pathname}${search}${hash}`;
}
