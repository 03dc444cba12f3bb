import type { Problem } from '@safari/contracts';

/** `retry-after`, where a problem says when to ask again. */
export const retryHeaders = ({ retryAfter }: Problem): Record<string, string> =>
  typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {};
