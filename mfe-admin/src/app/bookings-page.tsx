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
import { AddressDialog } from '../shared/address-dialog';
import { isErased } from '../shared/erased.rules';
import { OnlyFor } from '../shared/only-for';
import { useWide } from '../shared/use-wide';
import { useTranslations } from '../translations/translations';
import { ReviewList } from '../trips/review-list';
import { TripPane } from '../trips/trip-pane';

const customer = { Entry: CustomerEntry, Messages: BookingMessages };
const panes = {
  payment: (booking: Booking) => (
    <OnlyFor duty="money" told>
      <PaymentPane booking={booking} />
    </OnlyFor>
  ),
  trip: (booking: Booking) => <TripPane booking={booking} />,
  reviews: (booking: Booking) => <ReviewList bookingId={booking.id} />,
};
const views = {
  ...panes,
  chat: (booking: Booking) => <Communications booking={booking} customer={customer} />,
  history: (booking: Booking) => <BookingHistory bookingId={booking.id} />,
};

/** `/bookings`: the list, one booking (`?booking=`) or its communications (`?chat=`), and the dialogs over them. */
export function BookingsPage() {
  const [address, setAddress] = useUrlState({
    booking: '',
    beside: '',
    chat: '',
    coordinate: '',
    invoice: '',
    cancel: '',
    change: '',
    reassign: '',
    reopen: '',
  });
  const t = useTranslations();
  const wide = useWide();
  const opened = address.booking || (wide ? '' : address.beside);
  const selectOperators = ({ id }: { id: string }) => setAddress({ coordinate: id }, { push: true });
  const sendInvoice = ({ id }: Booking) => setAddress({ invoice: id }, { push: true });
  const cancel = ({ id }: Booking) => setAddress({ cancel: id }, { push: true });
  const change = ({ id }: Booking) => setAddress({ change: id }, { push: true });
  const reassign = ({ id }: Booking) => setAddress({ reassign: id }, { push: true });
  const reopen = ({ id }: Booking) => setAddress({ reopen: id }, { push: true });
  return (
    <>
      {address.chat ? (
        <CommunicationsScreen
          key={address.chat}
          bookingId={address.chat}
          customer={customer}
          panes={panes}
          onSelectOperators={() => selectOperators({ id: address.chat })}
        />
      ) : opened ? (
        <BookingPanel
          key={opened}
          bookingId={opened}
          views={views}
          onSelectOperators={selectOperators}
          onSendInvoice={sendInvoice}
          onCancel={cancel}
          onChange={change}
          onReassign={reassign}
          onReopen={reopen}
          notices={(booking) => (
            <>
              {booking.status === 'cancelled' && <CancellationNotice booking={booking} />}
              {isErased(booking) ? <Notice>{t('erased.text')}</Notice> : <OfferNotice booking={booking} />}
            </>
          )}
        />
      ) : (
        <BookingsScreen onSelectOperators={selectOperators} onSendInvoice={sendInvoice} />
      )}
      {address.coordinate && (
        <AddressDialog key={address.coordinate} name="coordinate">
          {(close) => <CoordinateDialog bookingId={address.coordinate} onClose={close} />}
        </AddressDialog>
      )}
      {address.invoice && (
        <AddressDialog key={address.invoice} name="invoice">
          {(close) => <InvoiceDialog bookingId={address.invoice} onClose={close} />}
        </AddressDialog>
      )}
      {address.change && (
        <AddressDialog key={address.change} name="change">
          {(close) => <ChangeDialog bookingId={address.change} onClose={close} />}
        </AddressDialog>
      )}
      {address.reassign && (
        <AddressDialog key={address.reassign} name="reassign">
          {(close) => <ReassignDialog bookingId={address.reassign} onClose={close} />}
        </AddressDialog>
      )}
      {address.reopen && (
        <AddressDialog key={address.reopen} name="reopen">
          {(close) => <ReopenDialog bookingId={address.reopen} onClose={close} />}
        </AddressDialog>
      )}
      {address.cancel && (
        <AddressDialog key={address.cancel} name="cancel">
          {(close) => <CancelDialog bookingId={address.cancel} onClose={close} />}
        </AddressDialog>
      )}
    </>
  );
}
