import type { Booking, PlaceBooking } from '@safari/contracts';
import { useState } from 'react';
import { useMyBookingsQuery } from '../data/booking.api';
import { twinOf } from './booking.rules';

export interface TwinQuestion {
  twin: Booking;
  answer: (mayPlace: boolean) => void;
}

/** Asks before the same trip, date and party are booked again. */
export function useTwinQuestion() {
  const [question, setQuestion] = useState<TwinQuestion>();
  const { data: bookings = [] } = useMyBookingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return {
    question,
    /** Whether to go on; true at once where there is nothing to ask. */
    mayPlace: async (request: PlaceBooking): Promise<boolean> => {
      const twin = twinOf(request, bookings);
      if (!twin) return true;
      const answer = new Promise<boolean>((resolve) => setQuestion({ twin, answer: resolve }));
      return answer.finally(() => setQuestion(undefined));
    },
  };
}
