/** How a page was left for the sign-in, in this window's session storage. */
interface Departure {
  from: string;
  returnTo: string;
  /** of the history, with the provider's first page as its last step */
  length: number;
}

/** The page on which customers sign in. */
export const LOGIN = '/login';

const STORED = 'signIn';
/** Browsers keep so many steps; beyond, nobody can count how many were taken. */
const MOST_STEPS = 50;

/** Leaves for `address`, where one signs in; `settleSignIn` sees to it that Back leads to this page afterwards. */
export function leaveForSignIn(address: string, returnTo: string): void {
  history.pushState(null, ''); // a step of its own, with nothing ahead of it: the provider's pages are counted from here
  try {
    const departure: Departure = { from: here(), returnTo, length: history.length };
    sessionStorage.setItem(STORED, JSON.stringify(departure));
  } catch {
    // without storage Back leads through the provider's pages, as browsers do
  }
  location.replace(address);
}

/**
 * The provider's pages are useless once somebody has signed in. So the page from which they left is inserted into the
 * history below the one they return to, and Back from there skips the provider's pages to where they were before; the
 * sign-in page, too, which would only lead them on again. Called before the router reads the address.
 */
export function settleSignIn(): void {
  addEventListener('popstate', ({ state }) => leadPast(state));
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward') leadPast(history.state);
  const departure = taken();
  if (!departure || visit?.type !== 'navigate' || here() !== departure.returnTo) return;
  const steps = history.length - departure.length + 1;
  if (steps < 2 || history.length >= MOST_STEPS) return;
  // where something stands before it: beyond the first page a step leads nowhere
  const own = departure.length > 2 && departure.from.startsWith(LOGIN) ? 1 : 0;
  history.replaceState({ stepsToSignIn: steps + own }, '', departure.from);
  history.pushState(null, '', departure.returnTo);
}

function leadPast(state: unknown): void {
  const { stepsToSignIn } = (state ?? {}) as { stepsToSignIn?: number };
  if (stepsToSignIn !== undefined) history.go(-stepsToSignIn);
}

function taken(): Departure | undefined {
  try {
    const text = sessionStorage.getItem(STORED);
    sessionStorage.removeItem(STORED);
    return text === null ? undefined : (JSON.parse(text) as Departure);
  } catch {
    return undefined; // storage is switched off, or somebody else wrote there
  }
}

function here(): string {
  const { pathname, search, hash } = location;
  return `${pathname}${search}${hash}`;
}
