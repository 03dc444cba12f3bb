import type { EntityManager } from 'typeorm';

/**
 * The next number of that year, e.g. `2026-000042`. The counter's row stays locked until the transaction ends, so
 * that a number is used exactly when its invoice is: no gaps, whatever fails.
 */
export async function nextInvoiceNumber(tx: EntityManager, year: number): Promise<string> {
  const [counter] = (await tx.query(
    `insert into invoice_counter as counter (year, last) values ($1, 1)
     on conflict on constraint invoice_counter_pk do update set last = counter.last + 1
     returning last`,
    [year],
  )) as { last: number }[];
  if (!counter) throw new Error('the invoice counter did not answer');
  return `${year}-${String(counter.last).padStart(6, '0')}`;
}
