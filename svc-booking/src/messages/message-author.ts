import type { Identity, MessageSide } from '@safari/contracts';
import { type CustomerIdentity, DomainError, type StaffIdentity } from '@safari/service-kit';
import { type Actor, customerActor, staffActor } from '../bookings/booking-history.actor.js';

/** Who writes or reads a booking's messages, and on which side. */
export interface MessageAuthor {
  side: MessageSide;
  /** as the other side reads it */
  name: string;
  actor: Actor;
  /** What is theirs to see: a customer only their own bookings, staff every one (null). */
  customerId: string | null;
}

/**
 * Whoever is signed in as both writes as staff, unless they say otherwise.
 * @throws DomainError for a side on which the caller does not stand
 */
export function messageAuthor({ staff, customer }: Identity, as?: MessageSide): MessageAuthor {
  if (staff && as !== 'customer') return ofStaff(staff);
  if (customer && as !== 'staff') return ofCustomer(customer);
  throw new DomainError('forbidden', as === 'staff' ? 'Only staff can do this.' : 'This is not yours to do.');
}

export function otherSide(side: MessageSide): MessageSide {
  return side === 'customer' ? 'staff' : 'customer';
}

const ofStaff = (staff: StaffIdentity): MessageAuthor => ({
  side: 'staff',
  name: staff.name,
  actor: staffActor(staff),
  customerId: null,
});

const ofCustomer = (customer: CustomerIdentity): MessageAuthor => ({
  side: 'customer',
  name: customer.name,
  actor: customerActor(customer),
  customerId: customer.id,
});
