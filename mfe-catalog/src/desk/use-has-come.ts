import { useNow } from '@safari/web-kit/clock';

/** Whether a moment has come, which it may while the page is open, within a minute. @param moment ISO 8601 */
export function useHasCome(moment: string): boolean {
  return useNow() >= Date.parse(moment);
}
