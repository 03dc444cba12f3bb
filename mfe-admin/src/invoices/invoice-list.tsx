import { type Booking, bookingActions, type Invoice, invoicePath } from '@safari/contracts';
import { LinkButton, Timeline, TimelineItem } from '@safari/ui';
import { Download, Receipt } from '@safari/ui/icons';
import { logFailure, useFormat } from '@safari/web-kit';
import { useSendInvoiceMutation } from '../data/invoice.api';
import { FailureNotice } from '../shared/failure-notice';
import { useTranslations } from '../translations/translations';
import { canSendAgain } from './delivery.rules';
import { DeliveryRow } from './delivery-row';

/** Each invoice of a booking as a document, and the state of its deliveries. */
export function InvoiceList({ booking, invoices }: { booking: Booking; invoices: readonly Invoice[] }) {
  const t = useTranslations();
  const { dateTime, money } = useFormat();
  const [send, { isLoading, error, originalArgs }] = useSendInvoiceMutation();

  const sendAgain = async (email: string) => {
    try {
      await send({ bookingId: booking.id, emails: [email] }).unwrap();
    } catch (reason) {
      logFailure('An invoice was not sent again', reason);
    }
  };

  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">{t('payment.invoices')}</h3>
      {invoices.length === 0 && <p className="text-sm text-ink-soft">{t('payment.invoices.empty')}</p>}
      <Timeline>
        {invoices.map(({ id, number, issuedAt, amount, deliveries }) => (
          <TimelineItem
            key={id}
            marker={<Receipt />}
            meta={dateTime(issuedAt)}
            title={`${t('payment.invoice', { number })} · ${money(amount)}`}
          >
            <LinkButton
              size="sm"
              variant="secondary"
              className="my-1 self-start"
              href={invoicePath(booking.id, number)}
              download
              aria-label={t('payment.invoice.download.label', { number })}
            >
              <Download />
              {t('payment.invoice.download')}
            </LinkButton>
            <ul
              aria-label={t('payment.deliveries', { number })}
              aria-live="polite"
              className="flex flex-col divide-y divide-line"
            >
              {deliveries.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  busy={isLoading && originalArgs?.emails[0] === delivery.email}
                  {...(bookingActions.sendInvoice(booking) &&
                    canSendAgain(deliveries, delivery) && {
                      onSendAgain: () => void sendAgain(delivery.email),
                    })}
                />
              ))}
            </ul>
          </TimelineItem>
        ))}
      </Timeline>
      <FailureNotice title={t('invoice.failed')} error={error} />
    </section>
  );
}
