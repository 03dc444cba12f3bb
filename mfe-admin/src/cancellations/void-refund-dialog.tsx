import type { Booking, Cancellation, VoidRefund } from '@safari/contracts';
import { toast } from '@safari/ui';
import { useForm, useFormat } from '@safari/web-kit';
import { LetterPreview } from '../shared/letters/letter-preview';
import { ReasonField } from '../shared/reason-field';
import { StepDialog } from '../shared/step-dialog';
import { useTranslations } from '../translations/translations';
import { useVoidRefundMutation } from './cancellation.api';

export interface VoidRefundDialogProps {
  booking: Booking;
  cancellation: Cancellation;
  onClose: () => void;
}

/** Takes back that a refund was recorded, and says why: it is owed as before. */
export function VoidRefundDialog({ booking, cancellation, onClose }: VoidRefundDialogProps) {
  const t = useTranslations();
  const { money } = useFormat();
  const [voidRefund] = useVoidRefundMutation();
  const { id: bookingId, reference, customerName } = booking;
  const refund = money(cancellation.refund);
  const requestOf = ({ reason }: { reason: string }): VoidRefund => ({
    reference: cancellation.refundReference ?? '',
    reason: reason.trim(),
  });
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => ({ reason: reason.trim() === '' ? t('refund.void.missing') : undefined }),
    submit: async (said) => {
      await voidRefund({ bookingId, request: requestOf(said) }).unwrap();
      toast({ title: t('refund.void.done'), description: t('refund.void.done.text', { reference, refund }) });
      onClose();
    },
  });
  const body = requestOf(form.values);
  return (
    <StepDialog
      onClose={onClose}
      title={t('refund.void.title', { refund })}
      description={t('refund.void.lede', { customer: customerName, reference })}
      form={form}
      written={body.reason}
      confirm={t('refund.void.confirm')}
      refused={t('refund.void.refused')}
      danger
    >
      <ReasonField form={form} label={t('refund.void.reason')} />
      <LetterPreview press={body.reason === '' ? undefined : { bookingId, writes: 'refund voided', body }} />
    </StepDialog>
  );
}
