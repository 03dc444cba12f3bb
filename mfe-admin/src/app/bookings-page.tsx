import type { Booking } from '@safari/contracts';
import { useUrlState } from '@safari/web-kit';
import { useCallback } from 'react';
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
import { OnlyFor } from '../shared/only-for';
import { useWide } from '../shared/use-wide';
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
  const wide = useWide();
  const opened = address.booking || (wide ? '' : address.beside);
  const selectOperators = ({ id }: { id: string }) => setAddress({ coordinate: id }, { push: true });
  const sendInvoice = ({ id }: Booking) => setAddress({ invoice: id }, { push: true });
  const cancel = ({ id }: Booking) => setAddress({ cancel: id }, { push: true });
  const change = ({ id }: Booking) => setAddress({ change: id }, { push: true });
  const reassign = ({ id }: Booking) => setAddress({ reassign: id }, { push: true });
  const reopen = ({ id }: Booking) => setAddress({ reopen: id }, { push: true });
  const closeDialog = useCallback(
    () => setAddress({ coordinate: '', invoice: '', cancel: '', change: '', reassign: '', reopen: '' }),
    [setAddress],
  );
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
              <OfferNotice booking={booking} />
            </>
          )}
        />
      ) : (
        <BookingsScreen onSelectOperators={selectOperators} onSendInvoice={sendInvoice} />
      )}
      {address.coordinate && (
        <CoordinateDialog key={address.coordinate} bookingId={address.coordinate} onClose={closeDialog} />
      )}
      {address.invoice && (
        <InvoiceDialog key={address.invoice} bookingId={address.invoice} onClose={closeDialog} />
      )}
      {address.change && (
        <ChangeDialog key={address.change} bookingId={address.change} onClose={closeDialog} />
      )}
      {address.reassign && (
        <ReassignDialog key={address.reassign} bookingId={address.reassign} onClose={closeDialog} />
      )}
      {address.reopen && (
        <ReopenDialog key={address.reopen} bookingId={address.reopen} onClose={closeDialog} />
      )}
      {address.cancel && (
        <CancelDialog key={address.cancel} bookingId={address.cancel} onClose={closeDialog} />
      )}
    </>
  );
}
