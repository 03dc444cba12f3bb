import type { CallMeta } from '../api/base-query';
import { setClockBy } from './clock';

interface Asked {
  queryFulfilled: Promise<{ meta?: CallMeta | undefined }>;
}

/**
 * The `onQueryStarted` of a query whose answers set the clock. Only for answers that are private to one person: no
 * cache on the way keeps them, so their `Date` is current.
 */
export async function tellsTime(_: unknown, { queryFulfilled }: Asked): Promise<void> {
  const asked = Date.now();
  const answer = await queryFulfilled.catch(() => undefined);
  const date = Date.parse(answer?.meta?.date ?? '');
  setClockBy({ date, asked, came: Date.now() });
}
