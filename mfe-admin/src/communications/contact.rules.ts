import type { AvailabilityRequest, Booking, Communication, Operator } from '@safari/contracts';
import { isErased } from '../shared/erased.rules';

export interface Contact {
  operatorId: number;
  name: string;
  /** Undefined if the operator was deleted. */
  type: Operator['type'] | undefined;
  /** Empty if unknown. */
  phone: string;
  assigned: boolean;
  /** oldest first */
  messages: Communication[];
  /** The latest availability request, if there is one. */
  request: AvailabilityRequest | undefined;
}

/**
 * The operators of one booking: the assigned one first, then by the latest message. An operator counts as contacted
 * when there is a message or a request, or when it is the assigned one.
 */
export function contactsOf(
  booking: Pick<Booking, 'assignedOperatorId' | 'assignedOperatorName'>,
  communications: readonly Communication[],
  requests: readonly AvailabilityRequest[],
  operators: readonly Operator[],
): Contact[] {
  const assigned = booking.assignedOperatorId;
  const ids = new Set([...communications, ...requests].map(({ operatorId }) => operatorId));
  if (assigned !== null) ids.add(assigned);

  const contacts = [...ids].map((operatorId): Contact => {
    const operator = operators.find(({ id }) => id === operatorId);
    const isAssigned = operatorId === assigned;
    return {
      operatorId,
      name:
        operator?.name ??
        [...communications, ...requests].find((one) => one.operatorId === operatorId)?.operatorName ??
        booking.assignedOperatorName ??
        '',
      type: operator?.type,
      phone: operator?.contactPhone ?? '',
      assigned: isAssigned,
      messages: communications.filter((message) => message.operatorId === operatorId).toSorted(bySentAt),
      request: requests
        .filter((request) => request.operatorId === operatorId)
        .toSorted((a, b) => b.id - a.id)
        .at(0),
    };
  });
  return contacts.toSorted(
    (a, b) => Number(b.assigned) - Number(a.assigned) || lastWord(b).localeCompare(lastWord(a)),
  );
}

/** Whether no operator can be asked any more: the trip is over or cancelled, or its customer was erased. */
export const takesNoRequests = (booking: Booking): boolean =>
  isErased(booking) || booking.status === 'completed' || booking.status === 'cancelled';

function bySentAt(a: Communication, b: Communication): number {
  return a.sentAt.localeCompare(b.sentAt) || a.id - b.id;
}

function lastWord({ messages }: Contact): string {
  return messages.at(-1)?.sentAt ?? '';
}
