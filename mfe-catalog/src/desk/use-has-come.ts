import { useCallback, useSyncExternalStore } from 'react';

/** A timer may fire a little early. */
const MARGIN_MS = 50;

/** Whether a moment has come, which it may while the page is open. @param moment ISO 8601, less than 24 days ahead */
export function useHasCome(moment: string): boolean {
  const at = Date.parse(moment);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const timer = setTimeout(onChange, at - Date.now() + MARGIN_MS);
      return () => clearTimeout(timer);
    },
    [at],
  );
  return useSyncExternalStore(subscribe, () => Date.now() >= at);
}
