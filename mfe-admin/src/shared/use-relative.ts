import { useFormat } from '@safari/web-kit';
import { timeNow, useNow } from '@safari/web-kit/clock';

/** How far an ISO moment is from now, in words that stay right while the screen stands open: `2 hours ago`. */
export function useRelative(): (moment: string) => string {
  const { relative } = useFormat();
  useNow();
  return (moment) => relative(moment, new Date(timeNow())); // a moment since the last tick does not lie ahead
}
