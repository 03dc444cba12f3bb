import {
  type Booking,
  type BookingMoney,
  creditNotePath,
  type Invoice,
  invoicePath,
  isVoided,
  staleInvoice,
  standingAmount,
} from '@safari/contracts';
import { Badge, Button, DownloadLink, Notice, Timeline, TimelineItem } from '@safari/ui';
import { Receipt, Undo2 } from '@safari/ui/icons';
import { logFailure, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { useSendInvoiceMutation } from '../data/invoice.api';
import { isErased } from '../shared/erased.rules';
import { FailureNotice } from '../shared/failure-notice';
import { officeActions } from '../shared/office-actions.rules';
import { UnlessErased } from '../shared/unless-erased';
import { useTranslations } from '../translations/translations';
import { CorrectionDialog } from './correction-dialog';
import { canSendAgain } from './delivery.rules';
import { DeliveryRow } from './delivery-row';
import { FormerTripNotice } from './former-trip-notice';

/** The invoices of a booking, each with its document, its credit notes and the state of its deliveries. */
export function InvoiceList({ booking, money }: { booking: Booking; money: BookingMoney }) {
  const t = useTranslations();
  const [correcting, setCorrecting] = useState<Invoice>();
  const [send, { isLoading, error, originalArgs }] = useSendInvoiceMutation();
  const { currency, money: shown } = useFormat();
  const [sent, setSent] = useState<{ email: string; before: BookingMoney }>();
  const { invoices, cost } = money;
  const stale = staleInvoice(money, currency.code);
  const sending = isLoading ? originalArgs?.emails[0] : sent?.before === money ? sent.email : undefined;

  const sendAgain = async (email: string) => {
    try {
      await send({ bookingId: booking.id, emails: [email] }).unwrap();
      setSent({ email, before: money });
    } catch (reason) {
      logFailure('An invoice was not sent again', reason);
    }
  };

  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">{t('payment.invoices')}</h3>
      {invoices.length === 0 && <p className="text-sm text-ink-soft">{t('payment.invoices.empty')}</p>}
      {stale && (
        <Notice
          tone="warning"
          title={t('invoice.stale', { number: stale.invoice.number, says: shown(stale.says) })}
          action={
            <UnlessErased booking={booking}>
              <Button size="sm" onClick={() => setCorrecting(stale.invoice)}>
                {t('correction.open')}
              </Button>
            </UnlessErased>
          }
        >
          {t(booking.status === 'cancelled' ? 'invoice.stale.cancelled' : 'invoice.stale.text', {
            cost: shown(stale.cost),
          })}
        </Notice>
      )}
      <FormerTripNotice
        booking={booking}
        money={money}
        action={(invoice) => (
          <UnlessErased booking={booking}>
            <Button size="sm" onClick={() => setCorrecting(invoice)}>
              {t('correction.open')}
            </Button>
          </UnlessErased>
        )}
      />
      <Timeline>
        {invoices.map((invoice) => (
          <InvoiceItem
            key={invoice.id}
            booking={booking}
            invoice={invoice}
            sending={sending}
            onSendAgain={sendAgain}
            onCorrect={cost === undefined || isErased(booking) ? undefined : () => setCorrecting(invoice)}
          />
        ))}
      </Timeline>
      <FailureNotice title={t('invoice.failed')} error={error} />
      {correcting && cost !== undefined && (
        <CorrectionDialog
          booking={booking}
          invoice={correcting}
          cost={cost}
          onClose={() => setCorrecting(undefined)}
        />
      )}
    </section>
  );
}

interface InvoiceItemProps {
  booking: Booking;
  invoice: Invoice;
  /** The address to which it is being sent again, until the delivery is listed. */
  sending: string | undefined;
  onSendAgain: (email: string) => Promise<void>;
  /** Undefined if the price is unknown, or no corrections are possible any more. */
  onCorrect: (() => void) | undefined;
}

function InvoiceItem({ booking, invoice, sending, onSendAgain, onCorrect }: InvoiceItemProps) {
  const t = useTranslations();
  const { currency, date, money } = useFormat();
  const { number, issuedAt, amount, deliveries, creditNotes = [] } = invoice;
  const voided = isVoided(invoice, currency.code);
  return (
    <TimelineItem
      marker={<Receipt />}
      meta={date(issuedAt)}
      title={`${t('payment.invoice', { number })} · ${money(amount)}`}
    >
      {creditNotes.length > 0 && (
        <Badge tone="warning" className="self-start">
          {voided
            ? t('payment.invoice.void')
            : t('payment.invoice.stands', { amount: money(standingAmount(invoice, currency.code)) })}
        </Badge>
      )}
      <div className="my-1 flex flex-wrap gap-2">
        <DownloadLink
          size="sm"
          href={invoicePath(booking.id, number)}
          aria-label={t('payment.invoice.download.label', { number })}
        >
          {t('payment.invoice.download')}
        </DownloadLink>
        {!voided && onCorrect && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('correction.open.label', { number })}
            onClick={onCorrect}
          >
            <Undo2 />
            {t('correction.open')}
          </Button>
        )}
      </div>
      <CreditNotes invoice={invoice} />
      <ul
        aria-label={t('payment.deliveries', { number })}
        aria-live="polite"
        className="flex flex-col divide-y divide-line"
      >
        {deliveries.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            busy={sending === delivery.email}
            {...(!voided &&
              officeActions.sendInvoice(booking) &&
              canSendAgain(deliveries, delivery) && {
                onSendAgain: () => void onSendAgain(delivery.email),
              })}
          />
        ))}
      </ul>
    </TimelineItem>
  );
}

function CreditNotes({ invoice: { bookingId, number: invoice, creditNotes = [] } }: { invoice: Invoice }) {
  const t = useTranslations();
  const { date, money } = useFormat();
  if (creditNotes.length === 0) return null;
  return (
    <ul aria-label={t('payment.creditNotes', { number: invoice })} className="flex flex-col gap-3 py-1">
      {creditNotes.map(({ id, number, amount, issuedAt, reason }) => (
        <li key={id} className="flex flex-col items-start gap-1 text-sm">
          <span className="font-semibold">{t('payment.creditNote', { number, amount: money(amount) })}</span>
          <span className="text-ink-soft">{date(issuedAt)}</span>
          <span className="break-words whitespace-pre-line text-ink-soft">{reason}</span>
          <DownloadLink
            size="sm"
            href={creditNotePath(bookingId, number)}
            aria-label={t('payment.creditNote.download.label', { number })}
          >
            {t('payment.invoice.download')}
          </DownloadLink>
        </li>
      ))}
    </ul>
  );
}
