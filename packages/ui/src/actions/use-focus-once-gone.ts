import { useEffect, useRef } from 'react';

/**
 * For a part of the page that goes once its step has succeeded, and its button with it: the focus moves on to what
 * stays, unless whoever pressed it has gone elsewhere meanwhile.
 * @param place id of an element that can be focused
 * @param pressed whether the step was sent from here, and not refused
 */
export function useFocusOnceGone(place: string, pressed: boolean): void {
  const wasPressed = useRef(false);
  useEffect(() => {
    wasPressed.current = pressed;
  }, [pressed]);
  useEffect(
    () => () => {
      const { activeElement, body } = document;
      const isLost = activeElement === null || activeElement === body;
      if (wasPressed.current && isLost) document.getElementById(place)?.focus();
    },
    [place],
  );
}
