import { ago, type Pruned, RETENTION_DAYS } from '@safari/service-kit';

/** What of this schema is removed by age. */
export const PRUNED: readonly Pruned[] = [
  { statement: `delete from session where expires_at < ${ago()}`, days: 1 },
  { statement: `delete from used_challenge where at < ${ago()}`, days: 1 },
  { statement: `delete from staff_sign_in where at < ${ago()}`, days: RETENTION_DAYS.signIns },
  { statement: `delete from staff_sign_in_tries where tries[cardinality(tries)] < ${ago()}`, days: 1 },
  { statement: `delete from staff_invitation where expires_at < ${ago()}`, days: 1 },
  { statement: `delete from erasure where ended_at < ${ago()}`, days: RETENTION_DAYS.tombstones },
  { statement: `delete from audit_subject where at < ${ago()}`, days: RETENTION_DAYS.signIns },
];
