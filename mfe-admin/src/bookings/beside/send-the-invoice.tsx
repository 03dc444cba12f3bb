import type { Booking, Money } from '@safari/contracts';
import { Button, Skeleton, toast } from '@safari/ui';
import { Receipt } from '@safari/ui/icons';
import { logFailure, useFormat } from '@safari/web-kit';
import { useBookingMoneyQuery } from '../../data/booking.api';
import { useSendInvoiceMutation } from '../../data/invoice.api';
import { FailureNotice } from '../../shared/failure-notice';
import { StaffRemoteData } from '../../shared/staff-remote-data';
import { WhyOff } from '../../shared/why-off';
import { useTranslations } from '../../translations/translations';

/** Sends the invoice to the customer; address and amount are shown above the button. */
export function SendTheInvoice({ booking }: { booking: Booking }) {
  const result = useBookingMoneyQuery(booking.id);
  return (
    <StaffRemoteData result={{ ...result, data: result.currentData }} loading={<Skeleton className="h-16" />}>
      {({ due }) => <Due booking={booking} due={due} />}
    </StaffRemoteData>
  );
}

function Due({ booking, due }: { booking: Booking; due: Money }) {
  const t = useTranslations();
  const { money } = useFormat();
  const [sendInvoice, { isLoading, isSuccess, error }] = useSendInvoiceMutation();
  const busy = isLoading || isSuccess; // until the refetched booking has its invoice
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
          amount: money(due),
          email: booking.customerEmail,
        })}
      </p>
      <FailureNotice title={t('invoice.failed')} error={error} />
      <WhyOff why={booking.customerEmail ? undefined : t('bulk.noEmail')}>
        {(off) => (
          <Button {...off} busy={busy} onClick={() => void send()}>
            {!busy && <Receipt />}
            {t('next.invoice')}
          </Button>
        )}
      </WhyOff>
    </>
  );
}
