import type { Booking, TripStatus } from '@safari/contracts';
import { logFailure } from '@safari/web-kit';
import { useAskingSetting } from './asking/asking-setting';
import { writesToCustomer } from './asking/writing.rules';
import { useTakeBack } from './use-take-back';
import { type Done, useUndoable } from './use-undoable';

interface Press {
  change: () => Promise<Booking>;
  /** The toast's text after success. */
  done: () => Done | Promise<Done>;
  refused?: (error: unknown) => void;
  /** The trip's state before the booking was completed, for an undo. */
  trip?: TripStatus | undefined;
}

/**
 * Runs an action that changes a booking: a toast says what it did, with Undo, unless it wrote to the customer after a
 * confirmation. A failure is logged.
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
