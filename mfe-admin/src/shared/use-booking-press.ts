import type { Booking, TripStatus } from '@safari/contracts';
import { logFailure } from '@safari/web-kit';
import { useAskingSetting } from './asking/asking-setting';
import { writesToCustomer } from './asking/writing.rules';
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

/**
 * One press that changes a booking: what it did is told and can be undone, unless it wrote to the customer after a
 * question; a failure is logged.
 */
export function useBookingPress(booking: Booking): (press: Press) => Promise<void> {
  const undoable = useUndoable();
  const takeBack = useTakeBack();
  const [asksFirst] = useAskingSetting();
  return async ({ change, done, refused, trip }) => {
    try {
      const reached = await change();
      const isMeant = asksFirst && writesToCustomer(booking, reached.status);
      undoable(await done(), isMeant ? undefined : takeBack(booking, reached, trip));
    } catch (error) {
      logFailure('A booking was not changed', error);
      refused?.(error);
    }
  };
}
