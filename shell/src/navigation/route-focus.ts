import { useLocation } from '@safari/web-kit';
import { useEffect, useRef } from 'react';

/** The id of the one `<main>`, which every frame draws. */
export const MAIN = 'main';

/** After an in-app navigation, moves the focus to the new screen, so that Tab and screen readers start there. */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash && !isTypedInto(document.activeElement))
      document.getElementById(MAIN)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** Whether the user is typing there: the focus is not taken away while a slow screen loads. */
function isTypedInto(element: Element | null): boolean {
  return element?.matches('input, textarea, [contenteditable]:not([contenteditable="false"])') ?? false;
}
