import {
  type Booking,
  type BookingMoney,
  bookingActions,
  type Payment,
  type PaymentLine,
  paymentLine,
} from '@safari/contracts';
import { Badge, Button, Timeline, TimelineItem, toast } from '@safari/ui';
import { Banknote, CircleCheck, CircleX, Undo2 } from '@safari/ui/icons';
import { logFailure, useFormat } from '@safari/web-kit';
import { type ComponentType, useState } from 'react';
import { useUnreconcileBookingMutation } from '../data/booking.api';
import { FailureNotice } from '../shared/failure-notice';
import { useTranslations } from '../translations/translations';
import { PaymentDialog } from './payment-dialog';
import { VoidDialog } from './void-dialog';

const ICON: Record<PaymentLine, ComponentType> = {
  received: Banknote,
  reconciled: CircleCheck,
  voided: CircleX,
  unreconciled: CircleX,
};
const TONE = {
  received: 'success',
  reconciled: 'success',
  voided: 'warning',
  unreconciled: 'warning',
} as const;

/** Every line of a booking's ledger, and what staff may write into it. */
export function PaymentList({ booking, money }: { booking: Booking; money: BookingMoney }) {
  const t = useTranslations();
  const [open, setOpen] = useState<'part' | Payment>();
  const reconciled = useReconciled(booking);
  const { payments, due } = money;
  const close = () => setOpen(undefined);
  const voided = new Set(payments.map(({ voids }) => voids));
  const wayBack = (payment: Payment): Pick<LineProps, 'wayBack'> => {
    if (voided.has(payment.id)) return {};
    if (payment.state === 'received' && booking.status !== 'cancelled') {
      return { wayBack: { kind: 'void', press: () => setOpen(payment) } };
    }
    return payment.state === 'reconciled' && booking.status === 'paid'
      ? { wayBack: { kind: 'unreconcile', press: () => void reconciled.takeBack(payment) } }
      : {};
  };
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t('payment.list')}</h3>
        {bookingActions.takePayment(booking) && Number(due) > 0 && (
          <Button size="sm" variant="secondary" onClick={() => setOpen('part')}>
            <Banknote />
            {t('payment.part')}
          </Button>
        )}
      </div>
      {payments.length === 0 && <p className="text-sm text-ink-soft">{t('payment.list.empty')}</p>}
      <Timeline>
        {payments.map((payment) => (
          <Line
            key={payment.id}
            payment={payment}
            says={paymentLine(payment, payments)}
            voided={voided.has(payment.id)}
            busy={reconciled.busy}
            {...wayBack(payment)}
          />
        ))}
      </Timeline>
      <FailureNotice title={t('payment.unreconcile.refused')} error={reconciled.error} />
      {open === 'part' && <PaymentDialog booking={booking} due={due} onClose={close} />}
      {typeof open === 'object' && <VoidDialog booking={booking} payment={open} onClose={close} />}
    </section>
  );
}

/** Takes back that the payment of a booking was reconciled, over the version that is on screen. */
function useReconciled(booking: Booking) {
  const t = useTranslations();
  const { money } = useFormat();
  const [unreconcile, { isLoading: busy, error }] = useUnreconcileBookingMutation();
  const takeBack = async ({ amount }: Payment) => {
    try {
      await unreconcile(booking).unwrap();
      toast({
        title: t('payment.unreconciled'),
        description: t('payment.moved', { reference: booking.reference, amount: money(amount) }),
      });
    } catch (reason) {
      logFailure('A payment is still reconciled', reason);
    }
  };
  return { takeBack, busy, error };
}

interface LineProps {
  payment: Payment;
  says: PaymentLine;
  /** Another line takes it back. */
  voided: boolean;
  busy: boolean;
  wayBack?: { kind: 'void' | 'unreconcile'; press: () => void };
}

function Line({ payment, says, voided, busy, wayBack }: LineProps) {
  const t = useTranslations();
  const { date, dateTime, money } = useFormat();
  const { amount, state, receivedOn, recordedAt, reference, reason } = payment;
  const Icon = ICON[says];
  const shown = money(amount);
  return (
    <TimelineItem
      marker={<Icon />}
      tone={voided ? 'neutral' : TONE[says]}
      title={t(`payment.line.${says}`, { amount: shown })}
      meta={
        <>
          <time dateTime={state === 'received' ? receivedOn : recordedAt}>
            {state === 'received' ? date(receivedOn) : dateTime(recordedAt)}
          </time>
          {reference && ` · ${reference}`}
        </>
      }
    >
      {reason && <p className="text-sm whitespace-pre-line text-ink-soft">{reason}</p>}
      {voided && (
        <Badge tone="warning" className="self-start">
          {t(state === 'reconciled' ? 'payment.line.isUnreconciled' : 'payment.line.isVoided')}
        </Badge>
      )}
      {wayBack && (
        <Button
          size="sm"
          variant="quiet"
          className="self-start"
          busy={wayBack.kind === 'unreconcile' && busy}
          aria-label={t(`payment.${wayBack.kind}.of`, { amount: shown, date: date(receivedOn) })}
          onClick={wayBack.press}
        >
          <Undo2 />
          {t(`payment.${wayBack.kind}`)}
        </Button>
      )}
    </TimelineItem>
  );
}
