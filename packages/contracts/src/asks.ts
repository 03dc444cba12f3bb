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
      /** For whoever heard of the booking by an event that does not tell; neither does the release before. */
      durationDays?: number;
    };
  };
}

export type AskSubject = keyof AskData;
