import { type Booking, bookingActions, canOffer } from '@safari/contracts';
import { useUrlState } from '@safari/web-kit';
import { CancelDialog } from './cancel-dialog';
import { ChangeDialog } from './change-dialog';

type Step = 'change' | 'cancel';

/**
 * The changes that a customer may request, in dialogs that Back closes. A dialog stays open when its step becomes
 * impossible, and says so.
 */
export function BookingSteps({ booking }: { booking: Booking }) {
  const [address, setAddress] = useUrlState({ change: '', cancel: '' });
  const opened = (step: Step) => ({
    booking,
    open: address[step] === booking.id,
    onOpenChange: (open: boolean) => setAddress({ [step]: open ? booking.id : '' }, { push: open }),
  });
  const [change, cancel] = [opened('change'), opened('cancel')];
  return (
    <>
      {(canOffer(booking.status) || change.open) && <ChangeDialog {...change} />}
      {(bookingActions.cancel(booking) || cancel.open) && <CancelDialog {...cancel} />}
    </>
  );
}
