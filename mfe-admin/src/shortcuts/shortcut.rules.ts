/** What a shortcut does: the search, the help, or the way to a screen. */
export type Shortcut =
  | { keys: readonly string[]; does: 'search' | 'help' }
  | { keys: readonly string[]; does: ScreenName; to: string };

type ScreenName =
  | 'bookings'
  | 'coordination'
  | 'trips'
  | 'operators'
  | 'capabilities'
  | 'packages'
  | 'attractions';

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['/'], does: 'search' },
  { keys: ['?'], does: 'help' },
  { keys: ['g', 'b'], does: 'bookings', to: '/bookings' },
  { keys: ['g', 'c'], does: 'coordination', to: '/operator-coordination' },
  { keys: ['g', 't'], does: 'trips', to: '/trip-tracking' },
  { keys: ['g', 'o'], does: 'operators', to: '/operators' },
  { keys: ['g', 'k'], does: 'capabilities', to: '/operator-capabilities' },
  { keys: ['g', 'p'], does: 'packages', to: '/package-management' },
  { keys: ['g', 'a'], does: 'attractions', to: '/attraction-management' },
];

/** The first of two keys waits this long for the second: milliseconds. */
export const TIMEOUT_MS = 1_500;

/** A first key that waits for its second, and since when. */
export interface Begun {
  key: string;
  at: number;
}

/** What a key completes, or what it begins; a key that is neither ends what was begun. */
export function press(
  begun: Begun | undefined,
  key: string,
  at: number,
): { shortcut?: Shortcut; begun?: Begun } {
  const before = begun && at - begun.at <= TIMEOUT_MS ? [begun.key] : [];
  const shortcut = find([...before, key]) ?? find([key]);
  if (shortcut) return { shortcut };
  return SHORTCUTS.some(({ keys }) => keys.length > 1 && keys[0] === key) ? { begun: { key, at } } : {};
}

function find(pressed: readonly string[]): Shortcut | undefined {
  return SHORTCUTS.find(({ keys }) => keys.join(' ') === pressed.join(' '));
}

/** Where letters mean themselves: fields, lists that are searched by typing, and whatever stands over the page. */
const TYPED_INTO = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
  '[role="combobox"]',
  '[role="listbox"]',
  '[role="menu"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
].join(', ');

/** Whether a key pressed there is meant for something else than a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null;
}
