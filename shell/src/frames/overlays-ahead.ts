import { loadOverlays } from '@safari/ui';
import { useEffect } from 'react';

const DOING = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whoever does anything on a page may soon open something: what opens comes before they do. */
export function useOverlaysAhead(): void {
  useEffect(() => {
    const rest = () => {
      for (const kind of DOING) removeEventListener(kind, load);
    };
    const load = () => {
      rest();
      loadOverlays().catch(() => undefined); // asked for again when it is needed
    };
    for (const kind of DOING) addEventListener(kind, load, { passive: true });
    return rest;
  }, []);
}
