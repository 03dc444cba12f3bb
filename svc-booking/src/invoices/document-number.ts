import { oneRowOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

/** Which documents are numbered, each in a series of its own. */
type Series = 'invoice' | 'credit_note';

/**
 * The next number of that year, e.g. `2026-000042`. The counter's row stays locked until the transaction ends, so that a
 * number is used exactly when its document is: no gaps, whatever fails.
 */
export async function nextNumber(tx: EntityManager, series: Series, year: number): Promise<string> {
  const { last } = await oneRowOf<{ last: number }>(
    tx,
    `insert into ${series}_counter as counter (year, last) values ($1, 1)
     on conflict on constraint ${series}_counter_pk do update set last = counter.last + 1
     returning last`,
    [year],
  );
  return `${year}-${String(last).padStart(6, '0')}`;
}
