import { ItemDialog } from '../shared/item-dialog';
import type { Offer } from '../shared/offer';
import type { Party } from '../shared/party';
import { useTranslations } from '../translations/later-translations';
import { BookingForm } from './booking-form';
import type { OnPlaced } from './use-booking-form';

export interface BookingDialogProps {
  /** Undefined for something that is not offered any more. */
  offer: Offer | undefined;
  /** The party chosen on the page behind it. */
  party?: Party;
  onClose: () => void;
  onPlaced: OnPlaced;
}

/** The form to book a package or an attraction; for signed-in customers only. */
export function BookingDialog({ offer, party, onClose, onPlaced }: BookingDialogProps) {
  const t = useTranslations();
  return (
    <ItemDialog
      of="booking"
      item={offer}
      title={({ bookingType }) => t(`booking.title.${bookingType}`)}
      onClose={onClose}
    >
      {(offered) => <BookingForm offer={offered} party={party} onClose={onClose} onPlaced={onPlaced} />}
    </ItemDialog>
  );
}
