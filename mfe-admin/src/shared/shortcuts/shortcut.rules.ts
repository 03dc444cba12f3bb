/** What a shortcut does: focus the search, open the help, step through a list, or go to a screen. */
export type Shortcut =
  | { keys: readonly string[]; does: 'search' | 'help' | 'next' | 'previous' }
  | { keys: readonly string[]; does: ScreenName; to: string };

type ScreenName =
  | 'today'
  | 'bookings'
  | 'coordination'
  | 'trips'
  | 'operators'
  | 'capabilities'
  | 'packages'
  | 'attractions'
  | 'guides'
  | 'artworks'
  | 'artists'
  | 'people';

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['/'], does: 'search' },
  { keys: ['?'], does: 'help' },
  { keys: ['j'], does: 'next' },
  { keys: ['k'], does: 'previous' },
  { keys: ['g', 'd'], does: 'today', to: '/today' },
  { keys: ['g', 'b'], does: 'bookings', to: '/bookings' },
  { keys: ['g', 'c'], does: 'coordination', to: '/operator-coordination' },
  { keys: ['g', 't'], does: 'trips', to: '/trip-tracking' },
  { keys: ['g', 'o'], does: 'operators', to: '/operators' },
  { keys: ['g', 'k'], does: 'capabilities', to: '/operator-capabilities' },
  { keys: ['g', 'p'], does: 'packages', to: '/package-management' },
  { keys: ['g', 'a'], does: 'attractions', to: '/attraction-management' },
  { keys: ['g', 'u'], does: 'guides', to: '/guide-management' },
  { keys: ['g', 'w'], does: 'artworks', to: '/artwork-management' },
  { keys: ['g', 'r'], does: 'artists', to: '/artist-management' },
  { keys: ['g', 'm'], does: 'people', to: '/people' },
];

/** How long to wait for the second of two keys, in ms. */
export const TIMEOUT_MS = 1_500;

/** The first key of a sequence, and when it was pressed. */
export interface Begun {
  key: string;
  at: number;
}

/** The shortcut that a key completes or begins; any other key ends a sequence. */
export function press(
  begun: Begun | undefined,
  key: string,
  at: number,
): { shortcut?: Shortcut; begun?: Begun } {
  const before = begun && at - begun.at <= TIMEOUT_MS ? [begun.key] : [];
  const shortcut = find([...before, key]) ?? find([key]);
  if (shortcut) return { shortcut };
  return SHORTCUTS.some(({ keys }) => keys[0] === key) ? { begun: { key, at } } : {};
}

function find(pressed: readonly string[]): Shortcut | undefined {
  return SHORTCUTS.find(({ keys }) => keys.join(' ') === pressed.join(' '));
}
