import {
  type Booking,
  type BookingMoney,
  isRefunded,
  type LedgerLine,
  ledgerLines,
  owedOf,
  type Payment,
  type Repayment,
} from '@safari/contracts';
import { Button, Timeline, toast } from '@safari/ui';
import { Banknote, Undo2 } from '@safari/ui/icons';
import { logFailure, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { useUnreconcileBookingMutation } from '../data/booking.api';
import { BookingFailure } from '../shared/booking-failure';
import { isErased } from '../shared/erased.rules';
import { officeActions } from '../shared/office-actions.rules';
import { useTranslations } from '../translations/translations';
import { PaymentDialog } from './payment-dialog';
import { PaymentRow, type PaymentRowProps } from './payment-row';
import { RepaymentDialog } from './repayment-dialog';
import { VoidDialog } from './void-dialog';

/** Every line of a booking's ledger, and the buttons to correct it. */
export function PaymentList({ booking, money }: { booking: Booking; money: BookingMoney }) {
  const t = useTranslations();
  const { currency } = useFormat();
  const [open, setOpen] = useState<'part' | 'back' | Payment | Repayment>();
  const reconciled = useReconciled(booking);
  const close = () => setOpen(undefined);
  const lines = ledgerLines(money);
  const erased = isErased(booking);
  const cancelled = booking.status === 'cancelled';
  const owed = owedOf(money, currency.code);
  const refunded = lines.some(
    (line) =>
      (line.says === 'received' || line.says === 'repaid') &&
      !line.isVoided &&
      isRefunded(line, money.refund),
  );

  const wayBack = (line: LedgerLine): Pick<PaymentRowProps, 'wayBack'> => {
    if (erased || line.isVoided || isRefunded(line, money.refund)) return {};
    if (line.says === 'received') return { wayBack: { kind: 'void', press: () => setOpen(line) } };
    if (line.says === 'repaid') return { wayBack: { kind: 'back.void', press: () => setOpen(line) } };
    return line.says === 'reconciled' && booking.status === 'paid'
      ? { wayBack: { kind: 'unreconcile', press: () => void reconciled.takeBack(line) } }
      : {};
  };

  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t('payment.list')}</h3>
        <div className="flex flex-wrap gap-2">
          {officeActions.takePayment(booking) && (
            <Button size="sm" variant="secondary" onClick={() => setOpen('part')}>
              <Banknote />
              {t('payment.part')}
            </Button>
          )}
          {!erased && Number(owed) > 0 && (
            <Button size="sm" variant="secondary" onClick={() => setOpen('back')}>
              <Undo2 />
              {t('payment.back')}
            </Button>
          )}
        </div>
      </div>
      {lines.length === 0 && <p className="text-sm text-ink-soft">{t('payment.list.empty')}</p>}
      <Timeline>
        {lines.map((line) => (
          <PaymentRow key={line.id} line={line} busy={reconciled.busy} {...wayBack(line)} />
        ))}
      </Timeline>
      {!erased && refunded && <p className="text-sm text-ink-soft">{t('payment.refunded')}</p>}
      <BookingFailure
        title={t('payment.unreconcile.refused')}
        error={reconciled.error}
        seen={reconciled.seen}
      />
      {open === 'part' && (
        <PaymentDialog
          booking={booking}
          open={{ due: money.due, ...(cancelled ? { owed } : { over: owed }) }}
          onClose={close}
        />
      )}
      {open === 'back' && (
        <RepaymentDialog booking={booking} open={{ due: money.due, owed }} onClose={close} />
      )}
      {typeof open === 'object' && <VoidDialog booking={booking} line={open} owed={owed} onClose={close} />}
    </section>
  );
}

/** Undoes the reconciliation of a payment, for the booking's version on screen. */
function useReconciled(booking: Booking) {
  const t = useTranslations();
  const { money } = useFormat();
  const [unreconcile, { isLoading: busy, error, originalArgs: seen }] = useUnreconcileBookingMutation();
  const takeBack = async ({ amount }: Pick<Payment, 'amount'>) => {
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
  return { takeBack, busy, error, seen };
}
