import type { Booking, Payment } from '@safari/contracts';
import { Dialog, Field, Textarea, toast } from '@safari/ui';
import { useForm, useFormat } from '@safari/web-kit';
import { useVoidPaymentMutation } from '../data/payment.api';
import { LetterPreview } from '../shared/letters/letter-preview';
import { StepForm } from '../shared/step-form';
import { useTranslations } from '../translations/translations';

export interface VoidDialogProps {
  booking: Booking;
  payment: Payment;
  onClose: () => void;
}

/** Takes a payment back by a counter-entry, which says why. */
export function VoidDialog({ booking, payment, onClose }: VoidDialogProps) {
  const t = useTranslations();
  const { date, money } = useFormat();
  const [voidPayment] = useVoidPaymentMutation();
  const amount = money(payment.amount);
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() === '' ? t('payment.void.missing') : undefined }),
    submit: async ({ reason }) => {
      await voidPayment({ payment, request: { reason: reason.trim() } }).unwrap();
      toast({
        title: t('payment.voided'),
        description: t('payment.moved', { reference: booking.reference, amount }),
      });
      onClose();
    },
  });
  const reason = form.values.reason.trim();
  const press =
    reason === ''
      ? undefined
      : ({ bookingId: booking.id, writes: 'void', paymentId: payment.id, body: { reason } } as const);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t('payment.void.title', { amount })}
      description={t('payment.void.text', {
        customer: booking.customerName,
        reference: booking.reference,
        date: date(payment.receivedOn),
      })}
    >
      <StepForm form={form} confirm={t('payment.void.confirm')} refused={t('payment.void.refused')} danger>
        <Field label={t('payment.void.reason')} error={form.errors.reason} required>
          <Textarea {...form.input('reason')} rows={3} />
        </Field>
        <LetterPreview press={press} />
      </StepForm>
    </Dialog>
  );
}
