import { type BookingMessage, newestWaiting } from '@safari/contracts';
import { logFailure, useInSight } from '@safari/web-kit';
import { useEffect } from 'react';
import { useMarkCustomerThreadReadMutation } from '../data/message.api';

/** Marks what the customer wrote as read once the element that carries the ref is in sight. */
export function useMarkRead(bookingId: string, messages: readonly BookingMessage[]) {
  const [ref, inSight] = useInSight<HTMLDivElement>();
  const [mark] = useMarkCustomerThreadReadMutation();
  const upTo = newestWaiting(messages, 'staff')?.id;
  useEffect(() => {
    if (!inSight || upTo === undefined) return;
    mark({ bookingId, upTo })
      .unwrap()
      .catch((reason: unknown) => logFailure('Messages were not marked as read', reason));
  }, [inSight, upTo, bookingId, mark]);
  return ref;
}
