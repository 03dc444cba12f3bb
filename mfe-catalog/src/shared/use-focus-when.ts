import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes once something has come: the element needs a `tabIndex` of -1.
 * @param reason why, or whether; another reason takes the focus anew
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
