import type { CustomerIdentity, StaffIdentity } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

/** Who did it, as the audit keeps it, e.g. `staff:7`; also the owner of repeated requests' keys. */
export type Actor = `customer:${string}` | `staff:${string}`;

export const customerActor = (customer: CustomerIdentity): Actor => `customer:${customer.id}`;
export const staffActor = (staff: StaffIdentity): Actor => `staff:${staff.id}`;

/** Writes down who changed what of a booking, in the transaction that changes it. */
export async function audit(
  tx: EntityManager,
  bookingId: string,
  who: Actor,
  what: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await tx.query('insert into booking_audit (booking_id, who, what, detail) values ($1, $2, $3, $4)', [
    bookingId,
    who,
    what,
    JSON.stringify(detail),
  ]);
}
