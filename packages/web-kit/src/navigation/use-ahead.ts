import { useEffect } from 'react';

const DOING = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Preloads at the visitor's first action on the page, so that dialogs and lists open without a delay. */
export function useAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const rest = () => {
      for (const kind of DOING) removeEventListener(kind, begin);
    };
    const begin = () => {
      rest();
      load().catch(() => undefined); // loaded again when it is needed
    };
    for (const kind of DOING) addEventListener(kind, begin, { passive: true });
    return rest;
  }, [load]);
}
