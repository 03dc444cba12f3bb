import { useFormat } from '@safari/web-kit';
import { timeNow, useNow } from '@safari/web-kit/clock';

/** Formats how far an ISO moment is from now; re-renders as time passes: `2 hours ago`. */
export function useRelative(): (moment: string) => string {
  const { relative } = useFormat();
  useNow();
  return (moment) => relative(moment, new Date(timeNow())); // the exact time, so that a moment since the last tick is not shown as future
}
