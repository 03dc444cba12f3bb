import { type Booking, bookingLabel } from '@safari/contracts';
import { toast } from '@safari/ui';
import { logFailure } from '@safari/web-kit';
import { useMoveBookingMutation } from '../data/booking.api';
import { currentState } from '../shared/use-versioned-edit';
import { useTranslations } from '../translations/translations';

/** `Mark Completed`, with toasts for success and failure. */
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
      const current = currentState<Booking>(error);
      toast({
        title: t('booking.error'),
        description: current
          ? t('booking.changed', { reference: current.reference, label: bookingLabel(current) })
          : t('booking.notCompleted'),
        variant: 'destructive',
      });
    }
  };
  return { complete, busy: isLoading };
}
