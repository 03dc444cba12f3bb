import { type Booking, bookingActions, canOffer } from '@safari/contracts';
import { useState } from 'react';
import { CancelDialog } from './cancel-dialog';
import { ChangeDialog } from './change-dialog';

type Step = 'change' | 'cancel';

/** What a customer may ask for. A dialog that is open stays where the step is not possible any more, and says so. */
export function BookingSteps({ booking }: { booking: Booking }) {
  const [step, setStep] = useState<Step>();
  const opened = (own: Step) => ({
    booking,
    open: step === own,
    onOpenChange: (open: boolean) => setStep(open ? own : undefined),
  });
  return (
    <>
      {(canOffer(booking.status) || step === 'change') && <ChangeDialog {...opened('change')} />}
      {(bookingActions.cancel(booking) || step === 'cancel') && <CancelDialog {...opened('cancel')} />}
    </>
  );
}
