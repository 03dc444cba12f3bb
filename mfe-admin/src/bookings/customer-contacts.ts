import type { Booking } from '@safari/contracts';
import { callTo, mailTo } from '@safari/web-kit';

export interface CustomerContact {
  kind: 'email' | 'phone';
  text: string;
  href: string;
}

/** How the customer can be reached: not at all once they have had themselves erased. */
export function customerContacts({ customerEmail, customerPhone }: Booking): CustomerContact[] {
  const contacts: CustomerContact[] = [
    { kind: 'email', text: customerEmail, href: mailTo(customerEmail) },
    { kind: 'phone', text: customerPhone, href: callTo(customerPhone) },
  ];
  return contacts.filter(({ text }) => text !== '');
}
