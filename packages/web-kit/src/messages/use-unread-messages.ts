import type { MessageSide } from '@safari/contracts';
import { messageApi } from './message.api';

export interface UnreadMessages {
  /** of all bookings together */
  total: number;
  /** The id of the booking with the latest unread message; empty when there is none. */
  latest: string;
  /** How many messages of this booking this side has not read. */
  of: (bookingId: string) => number;
}

/** One side's counts of unread messages; zero until the answer has arrived. */
export function useUnreadMessages(as: MessageSide): UnreadMessages {
  const { counts = [] } = messageApi.useUnreadMessagesQuery(as, {
    selectFromResult: ({ data }) => ({ counts: data }),
  });
  return {
    total: counts.reduce((sum, { unread }) => sum + unread, 0),
    latest: counts[0]?.bookingId ?? '',
    of: (bookingId) => counts.find((count) => count.bookingId === bookingId)?.unread ?? 0,
  };
}
