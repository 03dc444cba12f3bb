import { useEffect } from 'react';

const DOING = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whoever does anything on a page may soon open something: what opens is loaded before they do. */
export function useAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const rest = () => {
      for (const kind of DOING) removeEventListener(kind, begin);
    };
    const begin = () => {
      rest();
      load().catch(() => undefined); // asked for again when it is needed
    };
    for (const kind of DOING) addEventListener(kind, begin, { passive: true });
    return rest;
  }, [load]);
}
