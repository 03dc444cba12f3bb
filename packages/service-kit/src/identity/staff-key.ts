import type { StaffIdentity } from './access.js';

/** Names one of the staff where customers are named, too, e.g. as the owner of idempotency keys: `staff:…`. */
export const staffKey = ({ id }: StaffIdentity) => `staff:${id}` as const;
