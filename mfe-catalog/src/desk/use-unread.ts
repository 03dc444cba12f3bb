import { useMyUnreadQuery } from './thread.api';

export interface Unread {
  /** in all threads together */
  total: number;
  /** The booking whose thread has the latest unread message; empty when nothing waits. */
  latest: string;
  of: (bookingId: string) => number;
}

/** What waits to be read; nothing, as long as that is not known. */
export function useUnread(): Unread {
  const { data = [] } = useMyUnreadQuery();
  return {
    total: data.reduce((sum, { unread }) => sum + unread, 0),
    latest: data[0]?.bookingId ?? '',
    of: (bookingId) => data.find((thread) => thread.bookingId === bookingId)?.unread ?? 0,
  };
}
