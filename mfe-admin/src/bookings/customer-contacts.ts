import type { Booking } from '@safari/contracts';
import { callTo, mailTo } from '@safari/web-kit';
import { isErased } from '../shared/erased.rules';

export interface CustomerContact {
  kind: 'email' | 'phone';
  text: string;
  href: string;
}

/** How the customer can be reached; empty after an erasure. */
export function customerContacts(booking: Booking): CustomerContact[] {
  if (isErased(booking)) return [];
  const { customerEmail, customerPhone } = booking;
  return [
    { kind: 'email', text: customerEmail, href: mailTo(customerEmail) },
    { kind: 'phone', text: customerPhone, href: callTo(customerPhone) },
  ];
}
