import { type Booking, type BookingMoney, staleInvoice, standingInvoice } from '@safari/contracts';
import {
  Badge,
  Button,
  Dialog,
  DialogActions,
  DialogClose,
  EmptyState,
  Facts,
  FailedState,
  Notice,
  TextLink,
} from '@safari/ui';
import { ScrollIntoView } from '@safari/ui/controls';
import { CircleCheck, Mail } from '@safari/ui/icons';
import { Link, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { useBookingMoneyQuery, useBookingQuery } from '../data/booking.api';
import { combineResults } from '../shared/combine-results';
import { LetterPreview } from '../shared/letters/letter-preview';
import { officeActions } from '../shared/office-actions.rules';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import { FormerTripNotice } from './former-trip-notice';
import { addRecipient, recipientsOf } from './recipients.rules';
import { RecipientsField } from './recipients-field';
import { useInvoice } from './use-invoice';

export interface InvoiceDialogProps {
  bookingId: string;
  onClose: () => void;
}

/** Sends the payment invoice of a booking. */
export function InvoiceDialog({ bookingId, onClose }: InvoiceDialogProps) {
  const t = useTranslations();
  const [booking, money] = [useBookingQuery(bookingId), useBookingMoneyQuery(bookingId)];
  const result = combineResults(
    { ...booking, data: booking.currentData },
    { ...money, data: money.currentData },
  );
  if (result.data) {
    const [stored, ledger] = result.data;
    return <ReadyDialog booking={stored} ledger={ledger} onClose={onClose} />;
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('invoice.title')} description={aboutOf(booking.currentData)}>
      <StaffRemoteData result={result}>{() => null}</StaffRemoteData>
    </Dialog>
  );
}

const aboutOf = (booking: Booking | undefined) => booking && `${booking.reference} · ${booking.customerName}`;

/** Why no invoice of it can be sent. */
function whyNot({ status }: Booking): 'cancelled' | 'completed' | 'pending' | 'paid' {
  return status === 'cancelled' || status === 'completed' || status === 'pending' ? status : 'paid';
}

interface InvoicedProps {
  booking: Booking;
  ledger: BookingMoney;
}

function ReadyDialog({ booking, ledger, onClose }: InvoicedProps & { onClose: () => void }) {
  const t = useTranslations();
  const [others, setOthers] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const added = recipientsOf(booking, others);
  const recipients = addRecipient(added, text); // a typed address counts even if "Add" was not pressed
  const isLeftOver = text.trim() !== '' && recipients === added;
  const { currency } = useFormat();
  const { state, send } = useInvoice(booking, !standingInvoice(ledger, currency.code), onClose);
  const sending = state.phase === 'sending';
  const submit = () => {
    if (!isLeftOver) void send(recipients);
  };
  // once it was pressed, the server's answer is shown instead
  if (state.phase === 'idle' && !officeActions.sendInvoice(booking)) {
    return (
      <Dialog open onOpenChange={onClose} title={t('invoice.title')} description={aboutOf(booking)}>
        <Notice tone="warning" title={t(`invoice.impossible.${whyNot(booking)}`)} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      busy={sending}
      onOpenChange={onClose}
      title={t('invoice.title')}
      description={aboutOf(booking)}
    >
      {state.phase === 'success' ? (
        <EmptyState icon={<CircleCheck />} title={t('invoice.sent')}>
          {t('invoice.sent.text', { number: state.invoice.number, count: recipients.length })}
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-col gap-5">
            <InvoiceSummary booking={booking} ledger={ledger} />
            <StaleInvoice booking={booking} ledger={ledger} />
            <FormerTripNotice booking={booking} money={ledger}>
              {' '}
              <CorrectLink booking={booking} />
            </FormerTripNotice>
            <div className="flex flex-col gap-1.5">
              <p className="text-sm font-semibold">{t('invoice.primary')}</p>
              <p className="flex items-center gap-2 rounded-md bg-surface-sunk px-3 py-2 text-sm">
                <Mail className="size-4 shrink-0 text-ink-faint" />
                <span className="min-w-0 wrap-anywhere">{booking.customerEmail}</span>
                <Badge className="ml-auto shrink-0">{t('invoice.primary.badge')}</Badge>
              </p>
            </div>
            <RecipientsField
              recipients={added}
              onRecipientsChange={([, ...others]) => setOthers(others)}
              text={text}
              onTextChange={setText}
              disabled={sending}
            />
            <LetterPreview
              press={
                recipients.length > 0
                  ? { bookingId: booking.id, writes: 'invoice', body: { emails: [...recipients] } }
                  : undefined
              }
            />
            {state.phase === 'error' && (
              <ScrollIntoView>
                <FailedState
                  title={state.title}
                  onRetry={submit}
                  retryLabel={t('tryAgain')}
                  className="rounded-lg bg-danger-soft"
                >
                  {state.text}
                </FailedState>
              </ScrollIntoView>
            )}
          </div>
          <DialogActions>
            <DialogClose>
              <Button variant="secondary" disabled={sending}>
                {t('cancel')}
              </Button>
            </DialogClose>
            <Button busy={sending} onClick={submit}>
              {sending ? t('invoice.sending') : t('invoice.send', { n: recipients.length })}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

/** An invoice is never changed: sent again, it still says what it said when it was issued. */
function StaleInvoice({ booking, ledger }: InvoicedProps) {
  const t = useTranslations();
  const { currency, money } = useFormat();
  const stale = staleInvoice(ledger, currency.code);
  if (!stale) return null;
  return (
    <Notice
      tone="warning"
      title={t('invoice.stale', { number: stale.invoice.number, says: money(stale.says) })}
    >
      {t('invoice.stale.again', { cost: money(stale.cost) })} <CorrectLink booking={booking} />
    </Notice>
  );
}

function CorrectLink({ booking }: { booking: Booking }) {
  const t = useTranslations();
  return (
    <TextLink asChild>
      <Link to={`/bookings?booking=${booking.id}&view=payment`}>{t('invoice.stale.open')}</Link>
    </TextLink>
  );
}

function InvoiceSummary({ booking, ledger }: InvoicedProps) {
  const t = useTranslations();
  const { currency, date, money } = useFormat();
  const again = standingInvoice(ledger, currency.code);
  return (
    <section aria-label={t('invoice.summary')} className="rounded-lg border border-line px-4 py-2">
      <Facts
        layout="rows"
        items={[
          { label: t('invoice.reference'), value: booking.reference },
          { label: t('invoice.item'), value: `${booking.itemName}, ${date(booking.preferredDate)}` },
          {
            label: t('invoice.customer'),
            value: `${booking.customerName}, ${t('booking.travelers.count', { count: booking.numberOfTravelers })}`,
          },
          ...(again
            ? [
                {
                  label: t('invoice.again'),
                  value: t('invoice.again.text', { number: again.number, date: date(again.issuedAt) }),
                },
              ]
            : []),
          {
            label: t('invoice.due'),
            value: <strong className="tabular-nums">{money(ledger.due)}</strong>,
          },
        ]}
      />
    </section>
  );
}
