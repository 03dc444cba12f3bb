import { ERASED_CUSTOMER, INVOICE_YEARS, SAFARI_TIME_ZONE } from '@safari/contracts';
import { ago, type Pruned, RETENTION_DAYS } from '@safari/service-kit';

/** What of this schema is removed by age; the tombstone of a booking that is kept stays with it. */
export const PRUNED: readonly Pruned[] = [
  { statement: `delete from erased_customer where erased_at < ${ago()}`, days: RETENTION_DAYS.tombstones },
  {
    statement: `delete from erased_booking
      where erased_at < ${ago()} and not exists (select from booking where id = booking_id)`,
    days: RETENTION_DAYS.tombstones,
  },
  ofFormerYears('invoice', ''),
  ofFormerYears('credit_note', `|| '{"reason": ""}'`),
];

/**
 * By the year in the number, so that the days are those of the years that the law requires.
 * @param rest a further condition
 */
function ofFormerYears(table: string, rest: string): Pruned {
  return {
    statement: `update ${table}
      set facts = facts || '{"billTo": {"name": "${ERASED_CUSTOMER}", "email": "", "phone": ""}}' ${rest}
      where issued_at < date_trunc('year', ${ago()}, '${SAFARI_TIME_ZONE}')
        and facts->'billTo'->>'name' <> '${ERASED_CUSTOMER}'`,
    days: Math.ceil(INVOICE_YEARS * 365.25),
  };
}
