import type { Booking, BookingMoney, Payment } from '@safari/contracts';
import { bookingActions } from '@safari/contracts';
import { Badge, Button, Timeline, TimelineItem } from '@safari/ui';
import { Banknote, CircleCheck, CircleX, Undo2 } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { type ComponentType, useState } from 'react';
import { useTranslations } from '../translations/translations';
import { PaymentDialog } from './payment-dialog';
import { VoidDialog } from './void-dialog';

const ICON: Record<Payment['state'], ComponentType> = {
  received: Banknote,
  reconciled: CircleCheck,
  voided: CircleX,
};
const TONE = { received: 'success', reconciled: 'success', voided: 'warning' } as const;

/** Every line of a booking's ledger, and what staff may write into it. */
export function PaymentList({ booking, money }: { booking: Booking; money: BookingMoney }) {
  const t = useTranslations();
  const [open, setOpen] = useState<'part' | Payment>();
  const { payments, due } = money;
  const close = () => setOpen(undefined);
  const voided = new Set(payments.map(({ voids }) => voids));
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
            voided={voided.has(payment.id)}
            {...(booking.status !== 'cancelled' && { onVoid: () => setOpen(payment) })}
          />
        ))}
      </Timeline>
      {open === 'part' && <PaymentDialog booking={booking} due={due} onClose={close} />}
      {typeof open === 'object' && <VoidDialog booking={booking} payment={open} onClose={close} />}
    </section>
  );
}

interface LineProps {
  payment: Payment;
  /** Another line takes it back. */
  voided: boolean;
  onVoid?: () => void;
}

function Line({ payment, voided, onVoid }: LineProps) {
  const t = useTranslations();
  const { date, dateTime, money } = useFormat();
  const { amount, state, receivedOn, recordedAt, reference, reason } = payment;
  const Icon = ICON[state];
  const shown = money(amount);
  return (
    <TimelineItem
      marker={<Icon />}
      tone={voided ? 'neutral' : TONE[state]}
      title={t(`payment.line.${state}`, { amount: shown })}
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
          {t('payment.line.isVoided')}
        </Badge>
      )}
      {state === 'received' && !voided && onVoid && (
        <Button
          size="sm"
          variant="quiet"
          className="self-start"
          aria-label={t('payment.void.of', { amount: shown, date: date(receivedOn) })}
          onClick={onVoid}
        >
          <Undo2 />
          {t('payment.void')}
        </Button>
      )}
    </TimelineItem>
  );
}
