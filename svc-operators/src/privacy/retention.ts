import { FAILED_LETTER_DAYS } from '@safari/contracts';
import { ago, type Pruned, RETENTION_DAYS } from '@safari/service-kit';

/** What of this schema is removed by age; the tombstone of a booking that is kept stays with it. */
export const PRUNED: readonly Pruned[] = [
  {
    statement: `update webhook_delivery set body = '' where state = 'failed' and body <> '' and created_at < ${ago()}`,
    days: FAILED_LETTER_DAYS,
  },
  {
    statement: `delete from erased_booking
      where erased_at < ${ago()} and not exists (select from booking where id = booking_id)`,
    days: RETENTION_DAYS.tombstones,
  },
];
