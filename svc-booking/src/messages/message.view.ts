import { wireMoment } from '@safari/service-kit';

/** A row of {@link MESSAGES} as `BookingMessage` of the contracts. */
export const MESSAGE_COLUMNS = `
  message.id, message.booking_id as "bookingId", author, author_name as "authorName", text,
  ${wireMoment('created_at')} as "createdAt", message.id <= coalesce(mark.read_to, 0) as read`;

/** Messages, each with the mark of the side that reads it. */
export const MESSAGES = `booking_message as message
  left join message_mark as mark on mark.booking_id = message.booking_id and mark.reader <> author`;
