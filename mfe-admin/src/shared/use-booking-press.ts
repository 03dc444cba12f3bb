import type { Booking, TripStatus } from '@safari/contracts';
import { logFailure } from '@safari/web-kit';
import { useTakeBack } from './use-take-back';
import { type Done, useUndoable } from './use-undoable';

interface Press {
  change: () => Promise<Booking>;
  /** What is told of it once it is done. */
  done: () => Done | Promise<Done>;
  refused?: (error: unknown) => void;
  /** How the trip of a booking stands that is completed. */
  trip?: TripStatus | undefined;
}

/** One press that changes a booking: what it did is told and can be undone, a failure is logged. */
export function useBookingPress(booking: Booking): (press: Press) => Promise<void> {
  const undoable = useUndoable();
  const takeBack = useTakeBack();
  return async ({ change, done, refused, trip }) => {
    try {
      const reached = await change();
      undoable(await done(), takeBack(booking, reached, trip));
    } catch (error) {
      logFailure('A booking was not changed', error);
      refused?.(error);
    }
  };
}
