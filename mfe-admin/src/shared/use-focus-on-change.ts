import { useEffect, useRef } from 'react';

/** The id of the one `<main>`, which the page's frame renders. */
export const MAIN = 'main';

/** Whether the focused element was removed. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/**
 * Moves the focus whenever a value changes.
 * @param what the value; undefined while unknown
 * @param place id of a focusable element
 * @param applies whether to move the focus; by default only if it was lost with a removed button
 */
export function useFocusOnChange(
  what: string | number | undefined,
  place: string,
  applies = isFocusLost,
): void {
  const known = useRef(what);
  useEffect(() => {
    const before = known.current;
    if (before === what) return;
    known.current = what;
    if (before !== undefined && applies()) document.getElementById(place)?.focus({ preventScroll: true });
  }, [what, place, applies]);
}
