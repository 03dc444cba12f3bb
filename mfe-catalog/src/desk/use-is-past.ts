import { useNow } from '@safari/web-kit/clock';

/** Whether a moment has passed; re-renders within a minute of it. @param moment ISO 8601 */
export function useIsPast(moment: string): boolean {
  return useNow() >= Date.parse(moment);
}
