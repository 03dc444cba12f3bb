import type { Booking, Cancellation, VoidRefund } from '@safari/contracts';
import { toast } from '@safari/ui';
import { useForm, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { LetterPreview } from '../shared/letters/letter-preview';
import { NewerNotice } from '../shared/newer-notice';
import { ReasonField } from '../shared/reason-field';
import { StepDialog } from '../shared/step-dialog';
import { mayBeDone } from '../shared/use-failure-texts';
import { useTranslations } from '../translations/translations';
import { useVoidRefundMutation } from './cancellation.api';

export interface VoidRefundDialogProps {
  booking: Booking;
  /** The current state; the dialog keeps the state it was opened with. */
  cancellation: Cancellation;
  onClose: () => void;
}

/** Voids the record of a refund, with a reason: the refund is owed again. */
export function VoidRefundDialog({ booking, cancellation, onClose }: VoidRefundDialogProps) {
  const t = useTranslations();
  const { money } = useFormat();
  const [voidRefund] = useVoidRefundMutation();
  const [seen] = useState(cancellation); // a retry after a lost answer must send the same request
  const { id: bookingId, reference, customerName } = booking;
  const refund = money(seen.refund);
  const requestOf = ({ reason }: { reason: string }): VoidRefund => ({
    reference: seen.refundReference ?? '',
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
  const isVoided = cancellation.refundReference !== seen.refundReference && !mayBeDone(form);
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
      newer={isVoided ? <NewerNotice onGoOn={undefined}>{t('refund.void.already')}</NewerNotice> : undefined}
    >
      <ReasonField form={form} label={t('refund.void.reason')} />
      <LetterPreview press={body.reason === '' ? undefined : { bookingId, writes: 'refund voided', body }} />
    </StepDialog>
  );
}
