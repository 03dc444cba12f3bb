import type { Booking, Cancellation, RecordRefund } from '@safari/contracts';
import { toast } from '@safari/ui';
import { useForm, useFormat } from '@safari/web-kit';
import { today } from '@safari/web-kit/clock';
import { useState } from 'react';
import { LetterPreview } from '../shared/letters/letter-preview';
import { NewerNotice } from '../shared/newer-notice';
import { StepDialog } from '../shared/step-dialog';
import { transferFaults } from '../shared/transfer.rules';
import { TransferFields } from '../shared/transfer-fields';
import { translateFaults } from '../shared/translate-faults';
import { mayBeDone } from '../shared/use-failure-texts';
import { type TranslationKey, useTranslations } from '../translations/translations';
import { useRecordRefundMutation } from './cancellation.api';

export interface RefundDialogProps {
  booking: Booking;
  /** The current state; the dialog keeps the state it was opened with. */
  cancellation: Cancellation;
  onClose: () => void;
}

/** Records on which day and by which reference the refund left the trust account. */
export function RefundDialog({ booking, cancellation, onClose }: RefundDialogProps) {
  const t = useTranslations();
  const { money } = useFormat();
  const [record] = useRecordRefundMutation();
  const [seen] = useState(cancellation); // sent along, so that the server refuses it if the refund has changed since
  const { id: bookingId, reference, customerName } = booking;
  const refund = money(seen.refund);
  const form = useForm<RecordRefund>({
    initial: { refundedOn: today(), reference: '', refund: seen.refund },
    validate: (values) => translateFaults(t, faultsOf(values)),
    submit: async (request) => {
      await record({ bookingId, request }).unwrap();
      toast({ title: t('refund.done'), description: t('refund.done.text', { reference, refund }) });
      onClose();
    },
  });
  const { values: body } = form;
  const isOther = cancellation.refund !== seen.refund && !mayBeDone(form);
  const isComplete = Object.keys(faultsOf(body)).length === 0;
  return (
    <StepDialog
      onClose={onClose}
      title={t('refund.title', { refund })}
      description={t('refund.lede', { customer: customerName, reference })}
      form={form}
      confirm={t('refund.record')}
      refused={t('refund.refused')}
      newer={
        isOther ? (
          <NewerNotice onGoOn={undefined}>
            {t('refund.other', { refund: money(cancellation.refund) })}
          </NewerNotice>
        ) : undefined
      }
    >
      <TransferFields
        words="refund"
        day={form.input('refundedOn')}
        reference={form.input('reference')}
        hint={t('refund.reference.hint')}
        errors={{ day: form.errors.refundedOn, reference: form.errors.reference }}
      />
      <LetterPreview press={isComplete ? { bookingId, writes: 'refund', body } : undefined} />
    </StepDialog>
  );
}

function faultsOf({
  refundedOn,
  reference,
}: RecordRefund): Partial<Record<'refundedOn' | 'reference', TranslationKey>> {
  const { day, ...faults } = transferFaults('refund', { day: refundedOn, reference });
  return { ...faults, ...(day && { refundedOn: day }) };
}
