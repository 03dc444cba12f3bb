/** The two sides of a booking's messages; each reads what the other has written. */
export const MESSAGE_SIDES = ['customer', 'staff'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** characters */
export const MESSAGE_TEXT_MAX = 4000;

export interface PostMessage {
  /** plain text, never markup */
  text: string;
}

export interface BookingMessage extends PostMessage {
  /** rises within a booking */
  id: number;
  bookingId: string;
  author: MessageSide;
  authorName: string;
  /** ISO 8601 */
  createdAt: string;
  /** The other side has seen it. */
  read: boolean;
}

export interface MarkMessagesRead {
  /** The newest message that was seen; everything before it counts as seen, too. */
  upTo: number;
}

/** The newest message that this side has not read yet. */
export function newestWaiting(
  messages: readonly BookingMessage[],
  reader: MessageSide,
): BookingMessage | undefined {
  return messages.reduce<BookingMessage | undefined>(
    (newest, message) =>
      message.author !== reader && !message.read && message.id > (newest?.id ?? 0) ? message : newest,
    undefined,
  );
}

/** How many messages of one booking are unread; bookings without any are left out. */
export interface MessageCount {
  bookingId: string;
  unread: number;
}
