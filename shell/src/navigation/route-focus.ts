import { useLocation } from '@safari/web-kit';
import { useEffect, useRef } from 'react';

/** The id of the one `<main>`, which every frame draws. */
export const MAIN = 'main';

/** After an in-app navigation the next Tab and the screen reader start at the new screen, not at the old link. */
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

/** Whoever began to type while a slow screen was on its way goes on typing. */
function isTypedInto(element: Element | null): boolean {
  return element?.matches('input, textarea, [contenteditable]:not([contenteditable="false"])') ?? false;
}
