import {
  type Booking,
  fromMinor,
  type Money,
  type Payment,
  type Repayment,
  toMinor,
} from '@safari/contracts';
import { toast } from '@safari/ui';
import { useForm, useFormat } from '@safari/web-kit';
import { useVoidPaymentMutation, useVoidRepaymentMutation } from '../data/payment.api';
import { LetterPreview } from '../shared/letters/letter-preview';
import { ReasonField } from '../shared/reason-field';
import { StepDialog } from '../shared/step-dialog';
import { useTranslations } from '../translations/translations';

export interface VoidDialogProps {
  booking: Booking;
  line: Payment | Repayment;
  /** The amount owed to the customer now. */
  owed: Money;
  onClose: () => void;
}

/** Voids a line of the ledger by a counter-entry with a reason. */
export function VoidDialog({ booking, line, owed, onClose }: VoidDialogProps) {
  const t = useTranslations();
  const { currency, date, money } = useFormat();
  const [voidPayment] = useVoidPaymentMutation();
  const [voidRepayment] = useVoidRepaymentMutation();
  const wentBack = 'repaidOn' in line;
  const words = wentBack ? 'payment.back.void' : 'payment.void';
  const amount = money(line.amount);
  const due = dueAgain(line, owed, currency.code);
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() === '' ? t(`${words}.missing`) : undefined }),
    submit: async ({ reason }) => {
      const request = { reason: reason.trim() };
      if (wentBack) await voidRepayment({ repayment: line, request }).unwrap();
      else await voidPayment({ payment: line, request }).unwrap();
      toast({
        title: t(`${words}.done`),
        description: t('payment.moved', { reference: booking.reference, amount }),
      });
      onClose();
    },
  });
  const reason = form.values.reason.trim();
  const voids = wentBack ? 'repayments' : 'payments';
  return (
    <StepDialog
      onClose={onClose}
      title={t(`${words}.title`, { amount })}
      description={t(textOf(line, booking, owed, due), {
        amount,
        due: money(due),
        owed: money(owed),
        customer: booking.customerName,
        reference: booking.reference,
        date: date(wentBack ? line.repaidOn : line.receivedOn),
      })}
      form={form}
      written={reason}
      confirm={t(`${words}.confirm`)}
      refused={t(`${words}.refused`)}
      danger
    >
      <ReasonField form={form} label={t('payment.void.reason')} />
      <LetterPreview
        press={
          reason === ''
            ? undefined
            : { bookingId: booking.id, writes: 'void', voids, lineId: line.id, body: { reason } }
        }
      />
    </StepDialog>
  );
}

/** The amount that becomes due once a payment is voided: the part owed to the customer does not. */
function dueAgain({ amount }: Payment | Repayment, owed: Money, currency: string): Money {
  return fromMinor(Math.max(0, toMinor(amount, currency) - toMinor(owed, currency)), currency);
}

/**
 * What voiding a line means; for a cancelled booking, the refund is recalculated. @param due the amount that becomes
 * due again
 */
function textOf(line: Payment | Repayment, { status }: Booking, owed: Money, due: Money) {
  if (status === 'cancelled' && line.late !== true) {
    return 'repaidOn' in line ? 'payment.refund.back.void.text' : 'payment.refund.void.text';
  }
  if ('repaidOn' in line) {
    return status === 'cancelled' ? 'payment.late.back.void.text' : 'payment.back.void.text';
  }
  if (line.late === true) return 'payment.late.void.text';
  if (Number(due) === 0) return 'payment.over.void.text';
  return Number(owed) > 0 ? 'payment.over.void.part.text' : 'payment.void.text';
}
