import type { Booking } from '@safari/contracts';
import { toast } from '@safari/ui';
import { logFailure } from '@safari/web-kit';
import { useMoveBookingMutation } from '../data/booking.api';
import { useMessages } from '../messages/messages';

/** `Mark Completed`, and what is said of it. */
export function useCompleteBooking(booking: Booking): { complete: () => Promise<void>; busy: boolean } {
  const t = useMessages();
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
      toast({ title: t('booking.error'), description: t('booking.notCompleted'), variant: 'destructive' });
    }
  };
  return { complete, busy: isLoading };
}
