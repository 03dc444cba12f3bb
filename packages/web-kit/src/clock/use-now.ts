import type { PlainDate } from '@safari/contracts';
import { useSyncExternalStore } from 'react';
import { lastTick, onTick, today } from './clock';

/** The current time by the server, in milliseconds since 1970, updated every minute. */
export function useNow(): number {
  return useSyncExternalStore(onTick, lastTick);
}

/** Today at the safari: what is drawn with it is drawn again at midnight. */
export function useToday(): PlainDate {
  return useSyncExternalStore(onTick, today, today);
}
