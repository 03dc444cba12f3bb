import { type BookingMessage, newestWaiting } from '@safari/contracts';
import { useEffect } from 'react';
import { logFailure } from '../logs/log-failure';
import { useInView } from '../navigation/use-in-view';
import { type MessagesOf, messageApi } from './message.api';

/** The messages of one booking, oldest first; `fetchNextPage` loads earlier ones. */
export function useBookingMessages(of: MessagesOf) {
  const result = messageApi.useBookingMessagesInfiniteQuery(of);
  const data = result.currentData?.pages.flatMap(({ items }) => items).reverse();
  return { ...result, data };
}

/** Marks the other side's messages as read once the element with the returned ref is in view. */
export function useMarkMessagesRead({ bookingId, as }: MessagesOf, messages: readonly BookingMessage[]) {
  const [ref, inView] = useInView<HTMLDivElement>();
  const [mark] = messageApi.useMarkMessagesReadMutation();
  const upTo = newestWaiting(messages, as)?.id;
  useEffect(() => {
    if (!inView || upTo === undefined) return;
    mark({ bookingId, as, upTo })
      .unwrap()
      .catch((reason: unknown) => logFailure('Messages were not marked as read', reason));
  }, [inView, upTo, bookingId, as, mark]);
  return ref;
}
