import type { Booking } from '@safari/contracts';
import { toast } from '@safari/ui';
import { useForm, useFormat } from '@safari/web-kit';
import { today } from '@safari/web-kit/clock';
import { useState } from 'react';
import { useRecordRepaymentMutation } from '../data/payment.api';
import { LetterPreview } from '../shared/letters/letter-preview';
import { StepDialog } from '../shared/step-dialog';
import { translateFaults } from '../shared/translate-faults';
import { mayBeDone } from '../shared/use-failure-texts';
import { useTranslations } from '../translations/translations';
import { MeanwhileNotice } from './meanwhile-notice';
import { MoneyFields } from './money-fields';
import { backFaults, backIn, movedSince, type SeenMoney } from './payment.rules';

export interface RepaymentDialogProps {
  booking: Booking;
  /** The amounts that are open now. */
  open: Required<Pick<SeenMoney, 'due' | 'owed'>>;
  onClose: () => void;
}

/** Records money that was sent back to the customer, with its day and reference. */
export function RepaymentDialog({ booking, open, onClose }: RepaymentDialogProps) {
  const t = useTranslations();
  const { money, currency } = useFormat();
  const [record] = useRecordRepaymentMutation();
  const [seen] = useState(open); // sent along, so that the server refuses it if a colleague has recorded something since
  const { owed } = seen;
  const { id: bookingId, reference: bookingReference, customerName: customer } = booking;
  const form = useForm({
    initial: { amount: owed, repaidOn: today(), reference: '' },
    validate: (draft) =>
      translateFaults(t, backFaults(draft, owed, currency.code), {
        owed: money(owed),
        amount: currency.example(250),
      }),
    submit: async (draft) => {
      const { amount } = await record({ bookingId, request: backIn(draft, owed, currency.code) }).unwrap();
      toast({
        title: t('payment.back.done'),
        description: t('payment.moved', { reference: bookingReference, amount: money(amount) }),
      });
      onClose();
    },
  });
  const faultless = Object.keys(backFaults(form.values, owed, currency.code)).length === 0;
  const press = faultless
    ? ({ bookingId, writes: 'repayments', body: backIn(form.values, owed, currency.code) } as const)
    : undefined;
  return (
    <StepDialog
      onClose={onClose}
      title={t('payment.back.title')}
      description={t(booking.status === 'cancelled' ? 'payment.late.back.lede' : 'payment.back.lede', {
        customer,
        reference: bookingReference,
        owed: money(owed),
      })}
      form={form}
      confirm={t('payment.back.confirm')}
      refused={t('payment.back.refused')}
    >
      <MoneyFields
        words="payment.back"
        amount={form.input('amount')}
        day={form.input('repaidOn')}
        reference={form.input('reference')}
        errors={{ ...form.errors, day: form.errors.repaidOn }}
      />
      <LetterPreview press={press} />
      <MeanwhileNotice moved={mayBeDone(form) ? undefined : movedSince(seen, open)} now={open} />
    </StepDialog>
  );
}
