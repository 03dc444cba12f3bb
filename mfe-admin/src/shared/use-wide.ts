import { useSyncExternalStore } from 'react';

/** From this width on, there is room for a panel beside a list. */
const WIDE = '(min-width: 80rem)';

/** Whether the window has room for a panel beside a list. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, isWide, () => true);
}

const isWide = (): boolean => window.matchMedia(WIDE).matches;

function follow(onChange: () => void): () => void {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
