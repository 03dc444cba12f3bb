import type { Booking } from '@safari/contracts';
import { Notice, toast } from '@safari/ui';
import { useForm, useFormat } from '@safari/web-kit';
import { today } from '@safari/web-kit/clock';
import { useState } from 'react';
import { useRecordPaymentMutation } from '../data/payment.api';
import { LetterPreview } from '../shared/letters/letter-preview';
import { StepDialog } from '../shared/step-dialog';
import { translateFaults } from '../shared/translate-faults';
import { mayBeDone } from '../shared/use-failure-texts';
import { useTranslations } from '../translations/translations';
import { MeanwhileNotice } from './meanwhile-notice';
import { MoneyFields } from './money-fields';
import { beyondDue, movedSince, partFaults, partIn, type SeenMoney } from './payment.rules';

export interface PaymentDialogProps {
  booking: Booking;
  /** The amounts that are open now. */
  open: SeenMoney;
  onClose: () => void;
}

/** Records a payment: up to the amount due, beyond it, or for a cancelled booking, with its day and reference. */
export function PaymentDialog({ booking, open, onClose }: PaymentDialogProps) {
  const t = useTranslations();
  const { money, currency } = useFormat();
  const [record] = useRecordPaymentMutation();
  const [seen] = useState(open); // sent along, so that the server refuses it if a colleague has recorded something since
  const { id: bookingId, reference: bookingReference, customerName: customer } = booking;
  const late = seen.owed !== undefined;
  const none = Number(seen.due) === 0;
  const form = useForm({
    initial: { amount: none ? '' : seen.due, receivedOn: today(), reference: '' },
    validate: (part) =>
      translateFaults(t, partFaults(part, currency.code), { amount: currency.example(250) }),
    submit: async (part) => {
      const { amount } = await record({ bookingId, request: partIn(part, seen, currency.code) }).unwrap();
      toast({
        title: t('payment.recorded'),
        description: t('payment.moved', { reference: bookingReference, amount: money(amount) }),
      });
      onClose();
    },
  });
  const faultless = Object.keys(partFaults(form.values, currency.code)).length === 0;
  const beyond = beyondDue(form.values, seen, currency.code);
  const press = faultless
    ? ({ bookingId, writes: 'payments', body: partIn(form.values, seen, currency.code) } as const)
    : undefined;
  return (
    <StepDialog
      onClose={onClose}
      title={t('payment.part.title')}
      description={t(late ? 'payment.late.lede' : none ? 'payment.over.lede' : 'payment.part.lede', {
        customer,
        reference: bookingReference,
        due: money(seen.due),
      })}
      form={form}
      confirm={t(beyond ? 'payment.over.confirm' : 'payment.part.confirm')}
      refused={t('payment.refused')}
    >
      <MoneyFields
        words="payment.part"
        amount={form.input('amount')}
        day={form.input('receivedOn')}
        reference={form.input('reference')}
        errors={{ ...form.errors, day: form.errors.receivedOn }}
        warning={
          beyond && (
            <Notice tone="warning" title={t('payment.over.title', { amount: money(beyond) })}>
              {t('payment.over.text')}
            </Notice>
          )
        }
      />
      <LetterPreview press={press} />
      <MeanwhileNotice moved={mayBeDone(form) ? undefined : movedSince(seen, open)} now={open} />
    </StepDialog>
  );
}
