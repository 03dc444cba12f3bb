import {
  type Booking,
  type Cancellation,
  type RecordRefund,
  today,
  transferDayFault,
} from '@safari/contracts';
import { DateField, Field, TextInput, toast } from '@safari/ui';
import { useForm, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { LetterPreview } from '../shared/letters/letter-preview';
import { NewerNotice } from '../shared/newer-notice';
import { StepDialog } from '../shared/step-dialog';
import { mayBeDone } from '../shared/use-failure-texts';
import { useTranslations } from '../translations/translations';
import { useRecordRefundMutation } from './cancellation.api';

export interface RefundDialogProps {
  booking: Booking;
  /** As it is now; the dialog holds on to it as it was. */
  cancellation: Cancellation;
  onClose: () => void;
}

/** Notes when the refund left the trust account, and by which reference. */
export function RefundDialog({ booking, cancellation, onClose }: RefundDialogProps) {
  const t = useTranslations();
  const { money } = useFormat();
  const [record] = useRecordRefundMutation();
  const [seen] = useState(cancellation); // sent along: what is reckoned anew meanwhile must refuse this
  const { id: bookingId, reference, customerName } = booking;
  const refund = money(seen.refund);
  const form = useForm<RecordRefund>({
    initial: { refundedOn: today(), reference: '', refund: seen.refund },
    validate: (values) => {
      const wrong = dayFault(values);
      return {
        refundedOn: wrong && t(`refund.day.${wrong}`),
        reference: values.reference.trim() === '' ? t('refund.reference.missing') : undefined,
      };
    },
    submit: async (request) => {
      await record({ bookingId, request }).unwrap();
      toast({ title: t('refund.done'), description: t('refund.done.text', { reference, refund }) });
      onClose();
    },
  });
  const { values: body } = form;
  const isOther = cancellation.refund !== seen.refund && !mayBeDone(form);
  const isComplete = !dayFault(body) && body.reference.trim() !== '';
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
      <Field label={t('refund.day')} error={form.errors.refundedOn} required>
        <DateField {...form.input('refundedOn')} max={today()} />
      </Field>
      <Field
        label={t('refund.reference')}
        hint={t('refund.reference.hint')}
        error={form.errors.reference}
        required
      >
        <TextInput {...form.input('reference')} />
      </Field>
      <LetterPreview press={isComplete ? { bookingId, writes: 'refund', body } : undefined} />
    </StepDialog>
  );
}

const dayFault = ({ refundedOn }: Pick<RecordRefund, 'refundedOn'>) =>
  refundedOn === '' ? 'missing' : transferDayFault(refundedOn, today());
