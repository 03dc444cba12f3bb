import { type Booking, type BookingStatus, type Money, owedOf } from '@safari/contracts';
import { Badge, Button, Stat, Stats } from '@safari/ui';
import { Banknote, CircleCheck } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useId } from 'react';
import { useBookingMoneyQuery, useMoveBookingMutation } from '../data/booking.api';
import { useAskFirst } from '../shared/asking/use-ask-first';
import { BookingFailure } from '../shared/booking-failure';
import { officeActions } from '../shared/office-actions.rules';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useBookingPress } from '../shared/use-booking-press';
import { useFocusOnChange } from '../shared/use-focus-on-change';
import { useRecorded } from '../shared/use-recorded';
import { useTranslations } from '../translations/translations';
import { InvoiceList } from './invoice-list';
import { paymentState } from './payment.rules';
import { PaymentList } from './payment-list';

/** A booking's price, its payments, and the two steps by which staff record them. */
export function PaymentPane({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const { money, currency } = useFormat();
  const result = useBookingMoneyQuery(booking.id);
  const pane = useId();
  useFocusOnChange(booking.version, pane);
  return (
    <section
      id={pane}
      tabIndex={-1}
      aria-label={t('payment.title')}
      className="flex flex-col gap-5 outline-none"
    >
      <PaymentStep booking={booking} due={result.data?.due} />
      <StaffRemoteData result={result}>
        {(ledger) => {
          const owed = owedOf(ledger, currency.code);
          return (
            <>
              <Stats>
                <Stat label={t('payment.total')} value={money(ledger.totalPrice)} />
                {ledger.invoices.length > 0 && ledger.invoiced && (
                  <Stat label={t('payment.invoiced')} value={money(ledger.invoiced)} />
                )}
                <Stat label={t('payment.received')} value={money(ledger.paid)} />
                <Stat label={t('payment.due')} value={money(ledger.due)} />
                {Number(owed) > 0 && (
                  <Stat
                    label={t(booking.status === 'cancelled' ? 'payment.late.owed' : 'payment.over')}
                    value={money(owed)}
                  />
                )}
              </Stats>
              <PaymentList booking={booking} money={ledger} />
              <InvoiceList booking={booking} money={ledger} />
            </>
          );
        }}
      </StaffRemoteData>
    </section>
  );
}

const TONE = {
  none: 'neutral',
  pending: 'warning',
  received: 'info',
  reconciled: 'success',
  arrived: 'success',
  cancelled: 'neutral',
} as const;

function PaymentStep({ booking, due }: { booking: Booking; due: Money | undefined }) {
  const t = useTranslations();
  const { money } = useFormat();
  const [move, { isLoading, error, originalArgs }] = useMoveBookingMutation();
  const state = paymentState(booking, due);
  const press = useBookingPress(booking);
  const recorded = useRecorded();
  const first = useAskFirst(booking);

  const record = async (status: Extract<BookingStatus, 'payment_received' | 'paid'>) => {
    const confirmLabel = t(status === 'paid' ? 'payment.reconcile' : 'payment.record');
    if (!(await first.allowed({ reached: status, confirmLabel }))) return;
    await press({
      change: () => move({ booking, status }).unwrap(),
      done: async () => ({
        title: t(status === 'paid' ? 'payment.reconciled' : 'payment.recorded'),
        description: await recorded(booking, status === 'paid' ? 'reconciled' : 'received'),
      }),
    });
  };
  const busy = (status: BookingStatus) => isLoading && originalArgs?.status === status;
  if (!state) return null;

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-surface-sunk p-4">
        <div className="flex min-w-56 flex-1 flex-col items-start gap-1.5">
          {/* the panel has a neutral background itself */}
          <Badge tone={TONE[state]} look={TONE[state] === 'neutral' ? 'outline' : 'soft'}>
            {t(`payment.state.${state}`)}
          </Badge>
          <p className="text-sm text-ink-soft">{t(`payment.text.${state}`)}</p>
          {due && Number(due) > 0 && officeActions.recordPayment(booking) && (
            <p className="text-sm text-ink-soft">{t('payment.record.all', { due: money(due) })}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {officeActions.recordPayment(booking) && (
            <Button
              variant="secondary"
              busy={busy('payment_received')}
              onClick={() => void record('payment_received')}
            >
              {!busy('payment_received') && <Banknote />}
              {t('payment.record')}
            </Button>
          )}
          {officeActions.markReconciled(booking) && (
            <Button variant="secondary" busy={busy('paid')} onClick={() => void record('paid')}>
              {!busy('paid') && <CircleCheck />}
              {t('payment.reconcile')}
            </Button>
          )}
        </div>
      </div>
      <BookingFailure title={t('payment.refused')} error={error} seen={originalArgs?.booking} />
      {first.question}
    </div>
  );
}
