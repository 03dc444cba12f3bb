import type { Booking, PlaceBooking } from '@safari/contracts';
import { useState } from 'react';
import { useLazyMyBookingsQuery, useMyBookingsQuery } from '../data/booking.api';
import { twinOf } from './booking.rules';

export interface TwinQuestion {
  twin: Booking;
  answer: (mayPlace: boolean) => void;
}

/** Asks before the same trip, date and party are booked again. */
export function useTwinQuestion() {
  const [question, setQuestion] = useState<TwinQuestion>();
  useMyBookingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [read] = useLazyMyBookingsQuery();
  return {
    question,
    /** Whether to place the booking; true if there is no duplicate, or if that cannot be found out. */
    mayPlace: async (request: PlaceBooking): Promise<boolean> => {
      const bookings = await read(undefined, true) // waits for a request that is still running
        .unwrap()
        .catch(() => []);
      const twin = twinOf(request, bookings);
      if (!twin) return true;
      const answer = new Promise<boolean>((resolve) => setQuestion({ twin, answer: resolve }));
      return answer.finally(() => setQuestion(undefined));
    },
  };
}
