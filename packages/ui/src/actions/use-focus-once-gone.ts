import { useEffect, useRef } from 'react';

/**
 * For a part of the page that is unmounted when its action succeeds, together with the button that was pressed: moves
 * the focus to `place`, unless the user has focused something else meanwhile.
 * @param place id of an element that can be focused
 * @param pressed whether the action was sent from here and not refused
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
