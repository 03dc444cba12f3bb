import { useEffect, useRef } from 'react';

/** The id of the one `<main>`, which the page's frame draws. */
export const MAIN = 'main';

/** What had the focus is gone. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/**
 * Moves the focus whenever something becomes another.
 * @param what undefined while it is not known
 * @param place id of an element that can be focused
 * @param applies by default only a focus that is lost is moved: a step that is done takes its button along
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
