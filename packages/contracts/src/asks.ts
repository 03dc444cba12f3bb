/**
 * What a service asks another at the moment when it needs it, by `owner.thing`. The broker passes it on and keeps
 * nothing: this is the way for words of customers, which no event carries.
 */
export interface AskData {
  'booking.special-requests': {
    ask: { bookingId: string };
    /** null where there is no such booking, or none any more */
    answer: {
      specialRequests: string | null;
      /** For a service that heard of the booking by an event without it; the release before lacks it, too. */
      durationDays?: number;
    };
  };
}

export type AskSubject = keyof AskData;
