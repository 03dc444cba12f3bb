import type { PlainDate } from '@safari/contracts';
import { useSyncExternalStore } from 'react';
import { lastTick, onTick, today } from './clock';

/** The current time by the server, in ms since 1970, updated every minute. */
export function useNow(): number {
  return useSyncExternalStore(onTick, lastTick);
}

/** Today's date at the safari; re-renders at midnight. */
export function useToday(): PlainDate {
  return useSyncExternalStore(onTick, today, today);
}
