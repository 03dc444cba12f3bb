import type { HistoryAction } from '@safari/contracts';
import type { CustomerIdentity, StaffIdentity } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

/** Who did it, as the audit keeps it. */
export interface Actor {
  /** e.g. `staff:7`; also the owner of repeated requests' keys; without an id where only the role is told */
  key: `${'customer' | 'staff' | 'operator'}:${string}` | 'staff' | 'system';
  /** As they were called when they did it. */
  name: string | null;
}

export const customerActor = ({ id, name }: CustomerIdentity): Actor => ({ key: `customer:${id}`, name });
export const staffActor = ({ id, name }: StaffIdentity): Actor => ({ key: `staff:${id}`, name });

/** Writes down who changed what of a booking, in the transaction that changes it or hears of it. */
export async function audit(
  tx: EntityManager,
  bookingId: string,
  { key, name }: Actor,
  action: HistoryAction,
  detail: Record<string, unknown> = {},
  at = new Date(),
): Promise<void> {
  await tx.query(
    'insert into booking_history (booking_id, who, name, action, detail, at) values ($1, $2, $3, $4, $5, $6)',
    [bookingId, key, name, action, JSON.stringify(detail), at],
  );
}
