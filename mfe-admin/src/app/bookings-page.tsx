import type { Booking } from '@safari/contracts';
import { Notice } from '@safari/ui';
import { useUrlState } from '@safari/web-kit';
import { BookingPanel } from '../bookings/booking-panel';
import { BookingsScreen } from '../bookings/bookings-screen';
import { CancelDialog } from '../cancellations/cancel-dialog';
import { CancellationNotice } from '../cancellations/cancellation-notice';
import { ChangeDialog } from '../changes/change-dialog';
import { OfferNotice } from '../changes/offer-notice';
import { ReassignDialog } from '../changes/reassign-dialog';
import { ReopenDialog } from '../changes/reopen-dialog';
import { Communications } from '../communications/communications';
import { CommunicationsScreen } from '../communications/communications-screen';
import { CoordinateDialog } from '../coordination/coordinate-dialog';
import { BookingHistory } from '../history/booking-history';
import { InvoiceDialog } from '../invoices/invoice-dialog';
import { PaymentPane } from '../invoices/payment-pane';
import { BookingMessages } from '../messages/booking-messages';
import { CustomerEntry } from '../messages/customer-entry';
import { BookingDialog } from '../shared/address-dialog';
import { isErased } from '../shared/erased.rules';
import { OnlyFor } from '../shared/only-for';
import { useWide } from '../shared/use-wide';
import { useTranslations } from '../translations/translations';
import { ReviewList } from '../trips/review-list';
import { TripPane } from '../trips/trip-pane';
import { useViewFocus } from './use-view-focus';

const customer = { Entry: CustomerEntry, Messages: BookingMessages };
const panes = {
  payment: (booking: Booking) => (
    <OnlyFor duty="money" told>
      <PaymentPane booking={booking} />
    </OnlyFor>
  ),
  trip: (booking: Booking) => <TripPane booking={booking} />,
  reviews: (booking: Booking) => (
    <ReviewList bookingId={booking.id} isOver={booking.status === 'cancelled'} />
  ),
};
const views = {
  ...panes,
  chat: (booking: Booking) => <Communications booking={booking} customer={customer} />,
  history: (booking: Booking) => <BookingHistory bookingId={booking.id} />,
};

/** `/bookings`: the list, one booking (`?booking=`) or its communications (`?chat=`), and the dialogs over them. */
export function BookingsPage() {
  const [address] = useUrlState({ booking: '', beside: '', chat: '' });
  const t = useTranslations();
  const wide = useWide();
  const opened = address.booking || (wide ? '' : address.beside);
  useViewFocus(address.chat ? 'chat' : 'booking', address.chat || opened);
  return (
    <>
      {address.chat ? (
        <CommunicationsScreen key={address.chat} bookingId={address.chat} customer={customer} panes={panes} />
      ) : opened ? (
        <BookingPanel
          key={opened}
          bookingId={opened}
          views={views}
          notices={(booking) => (
            <>
              {booking.status === 'cancelled' && <CancellationNotice booking={booking} />}
              {isErased(booking) ? <Notice>{t('erased.text')}</Notice> : <OfferNotice booking={booking} />}
            </>
          )}
        />
      ) : (
        <BookingsScreen />
      )}
      <BookingDialog name="coordinate" dialog={CoordinateDialog} />
      <BookingDialog name="invoice" dialog={InvoiceDialog} />
      <BookingDialog name="change" dialog={ChangeDialog} />
      <BookingDialog name="reassign" dialog={ReassignDialog} />
      <BookingDialog name="reopen" dialog={ReopenDialog} />
      <BookingDialog name="cancel" dialog={CancelDialog} />
    </>
  );
}
