import { type Booking, bookingLabel } from '@safari/contracts';
import { toast } from '@safari/ui';
import { logFailure } from '@safari/web-kit';
import { useMoveBookingMutation } from '../data/booking.api';
import { currentState } from '../shared/use-edit-of';
import { useTranslations } from '../translations/translations';

/** `Mark Completed`, and what is said of it. */
export function useCompleteBooking(booking: Booking): { complete: () => Promise<void>; busy: boolean } {
  const t = useTranslations();
  const [move, { isLoading }] = useMoveBookingMutation();
  const complete = async () => {
    try {
      await move({ booking, status: 'completed' }).unwrap();
      toast({
        title: t('booking.completed'),
        description: t('booking.completed.text', { reference: booking.reference }),
      });
    } catch (error) {
      logFailure('A booking was not completed', error);
      const theirs = currentState<Booking>(error);
      toast({
        title: t('booking.error'),
        description: theirs
          ? t('booking.changed', { reference: theirs.reference, label: bookingLabel(theirs) })
          : t('booking.notCompleted'),
        variant: 'destructive',
      });
    }
  };
  return { complete, busy: isLoading };
}
