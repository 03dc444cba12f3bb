import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element when something has appeared; the element needs a `tabIndex` of -1.
 * @param reason falsy for no focus; a new value focuses again
 */
export function useFocusWhen<E extends HTMLElement = HTMLDivElement>(
  reason: string | boolean | undefined,
): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (reason) place.current?.focus();
  }, [reason]);
  return place;
}
