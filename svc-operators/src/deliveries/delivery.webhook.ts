import type { Communication } from '@safari/contracts';
import type { KnownFacts } from '../bookings/booking.repository.js';
import { lastDayOf } from '../bookings/booking.rules.js';

export type MessageKind = 'availability.requested' | 'message.sent' | 'operator.chosen' | 'operator.released';

/** The answer link in a payload; null where no answer is expected. */
export function answerUrlOf(body: string): string | null {
  return (JSON.parse(body) as { data: { answerUrl: string | null } }).data.answerUrl;
}

/** The payload for an operator's endpoint: the message, and of the booking when, what and how many, never who. */
export function webhookPayload(
  kind: MessageKind,
  booking: KnownFacts,
  { id, subject, message }: Communication,
  answerUrl: string | null,
): object {
  return {
    type: kind,
    data: {
      communicationId: id,
      subject,
      message,
      answerUrl,
      booking: {
        reference: booking.reference,
        type: booking.bookingType,
        itemId: booking.itemId,
        itemName: booking.itemName,
        startDate: booking.preferredDate,
        endDate: lastDayOf(booking),
        travelers: booking.numberOfTravelers,
        specialRequests: booking.specialRequests,
      },
    },
  };
}
