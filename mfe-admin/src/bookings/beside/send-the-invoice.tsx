import type { Booking } from '@safari/contracts';
import { Button, toast } from '@safari/ui';
import { Receipt } from '@safari/ui/icons';
import { logFailure, useFormat } from '@safari/web-kit';
import { useBookingMoneyQuery } from '../../data/booking.api';
import { useSendInvoiceMutation } from '../../data/invoice.api';
import { FailureNotice } from '../../shared/failure-notice';
import { useTranslations } from '../../translations/translations';

/** Sends the invoice to its customer, whose address and amount stand above the button. */
export function SendTheInvoice({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const { money } = useFormat();
  const { currentData } = useBookingMoneyQuery(booking.id);
  const [sendInvoice, { isLoading, isSuccess, error }] = useSendInvoiceMutation();
  const busy = isLoading || isSuccess; // until the booking says that it has an invoice
  const send = async () => {
    try {
      const { number } = await sendInvoice({
        bookingId: booking.id,
        emails: [booking.customerEmail],
        first: true,
      }).unwrap();
      toast({ title: t('invoice.sent'), description: t('invoice.sent.text', { number, count: 1 }) });
    } catch (reason) {
      logFailure('An invoice was not sent', reason);
    }
  };
  return (
    <>
      <p className="text-sm">
        {t('bulk.invoice.what', {
          amount: money(currentData?.due ?? booking.totalPrice),
          email: booking.customerEmail,
        })}
      </p>
      <FailureNotice title={t('invoice.failed')} error={error} />
      <Button busy={busy} disabled={!booking.customerEmail} onClick={() => void send()}>
        {!busy && <Receipt />}
        {t('next.invoice')}
      </Button>
    </>
  );
}
