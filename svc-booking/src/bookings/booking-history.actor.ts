import type { CustomerIdentity, StaffIdentity } from '@safari/service-kit';

/** Who did something to a booking, as its history keeps it. */
export interface Actor {
  /** e.g. `staff:7`; also the owner of idempotency keys; without an id where only the role is known */
  key: `${'customer' | 'staff' | 'operator'}:${string}` | 'staff' | 'system';
  /** As they were called when they did it. */
  name: string | null;
}

export const customerKey = (id: CustomerIdentity['id']) => `customer:${id}` as const;
export const customerActor = ({ id, name }: CustomerIdentity): Actor => ({ key: customerKey(id), name });
export const staffActor = ({ id, name }: StaffIdentity): Actor => ({ key: `staff:${id}`, name });
export const isCustomer = ({ key }: Actor): boolean => key.startsWith('customer:');
