import { Dialog, EmptyState } from '@safari/ui';
import { Compass } from '@safari/ui/icons';
import { useMessages } from '../messages/messages';
import type { Offer } from '../shared/offer';
import { BookingForm } from './booking-form';

export interface BookingDialogProps {
  /** Undefined for something that is not offered any more. */
  offer: Offer | undefined;
  onClose: () => void;
}

/** Asks for a booking of a package or an experience; only for the signed-in. */
export function BookingDialog({ offer, onClose }: BookingDialogProps) {
  const t = useMessages();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      title={offer ? t(`booking.title.${offer.bookingType}`) : t('booking.missing')}
      closeLabel={t('close')}
    >
      {offer ? (
        <BookingForm offer={offer} onClose={onClose} />
      ) : (
        <EmptyState icon={<Compass />} title={t('booking.missing')}>
          {t('booking.missing.text')}
        </EmptyState>
      )}
    </Dialog>
  );
}
