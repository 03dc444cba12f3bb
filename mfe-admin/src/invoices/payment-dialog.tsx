import { type Booking, type Money, today } from '@safari/contracts';
import { toast } from '@safari/ui';
import { useForm, useFormat } from '@safari/web-kit';
import { useRecordPaymentMutation } from '../data/payment.api';
import { StepDialog } from '../shared/step-dialog';
import { translateFaults } from '../shared/translate-faults';
import { useTranslations } from '../translations/translations';
import { MoneyFields } from './money-fields';
import { partFaults, partIn } from './payment.rules';

export interface PaymentDialogProps {
  booking: Booking;
  due: Money;
  onClose: () => void;
}

/** Notes what arrived of that which is due, on which day and by which reference. */
export function PaymentDialog({ booking, due, onClose }: PaymentDialogProps) {
  const t = useTranslations();
  const { money, currency } = useFormat();
  const [record] = useRecordPaymentMutation();
  const { id: bookingId, reference: bookingReference, customerName: customer } = booking;
  const form = useForm({
    initial: { amount: due, receivedOn: today(), reference: '' },
    validate: (part) =>
      translateFaults(t, partFaults(part, due, currency.code), {
        due: money(due),
        amount: currency.example(250),
      }),
    submit: async (part) => {
      const { amount } = await record({ bookingId, request: partIn(part, due, currency.code) }).unwrap();
      toast({
        title: t('payment.recorded'),
        description: t('payment.moved', { reference: bookingReference, amount: money(amount) }),
      });
      onClose();
    },
  });
  return (
    <StepDialog
      onClose={onClose}
      title={t('payment.part.title')}
      description={t('payment.part.lede', { customer, reference: bookingReference, due: money(due) })}
      form={form}
      confirm={t('payment.part.confirm')}
      refused={t('payment.refused')}
    >
      <MoneyFields
        words="payment.part"
        amount={form.input('amount')}
        day={form.input('receivedOn')}
        reference={form.input('reference')}
        errors={{ ...form.errors, day: form.errors.receivedOn }}
      />
    </StepDialog>
  );
}
