import { useFormat } from '@safari/web-kit';
import { timeNow } from './clock';
import { useNow } from './use-now';

/** How far an ISO moment is from now, in words that stay right while the screen stands open: `2 hours ago`. */
export function useRelative(): (moment: string) => string {
  const { relative } = useFormat();
  useNow();
  return (moment) => relative(moment, new Date(timeNow())); // a moment since the last tick does not lie ahead
}
