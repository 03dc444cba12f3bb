import type { CallMeta } from '../api/base-query';
import { setClockBy } from './clock';

interface Asked {
  queryFulfilled: Promise<{ meta?: CallMeta | undefined }>;
}

/**
 * The `onQueryStarted` of a query whose answers set the clock: of what one person alone may read, which no cache on the
 * way may keep, so that `Date` is of the moment of the answer.
 */
export async function tellsTime(_: unknown, { queryFulfilled }: Asked): Promise<void> {
  const asked = Date.now();
  const answer = await queryFulfilled.catch(() => undefined);
  const date = Date.parse(answer?.meta?.date ?? '');
  setClockBy({ date, asked, came: Date.now() });
}
