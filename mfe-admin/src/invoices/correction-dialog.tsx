import {
  type Booking,
  CORRECTIONS,
  type Correction,
  CREDIT_NOTE_LIMITS,
  correctionsOf,
  type Invoice,
  type IssueCreditNote,
  isSettled,
  type Money,
} from '@safari/contracts';
import { toast } from '@safari/ui';
import { RadioGroup } from '@safari/ui/controls';
import { useForm, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { useIssueCreditNoteMutation } from '../data/invoice.api';
import { LetterPreview } from '../shared/letters/letter-preview';
import { ReasonField } from '../shared/reason-field';
import { StepDialog } from '../shared/step-dialog';
import { useTranslations } from '../translations/translations';

export interface CorrectionDialogProps {
  booking: Booking;
  invoice: Invoice;
  /** The current price that the customer is asked for. */
  cost: Money;
  onClose: () => void;
}

interface CorrectionDraft {
  correction: Correction;
  reason: string;
}

/** Corrects an issued invoice by a credit note; shows in advance how, why and by which amount. */
export function CorrectionDialog({ booking, invoice, cost: costNow, onClose }: CorrectionDialogProps) {
  const t = useTranslations();
  const { currency, money } = useFormat();
  const [issue] = useIssueCreditNoteMutation();
  // kept as shown: if it changes meanwhile, the server must refuse the request
  const [{ cost, amounts }] = useState(() => {
    const facts = { cost: costNow, cancelled: booking.status === 'cancelled', settled: isSettled(booking) };
    return { cost: costNow, amounts: correctionsOf(invoice, facts, currency.code) };
  });
  const possible = CORRECTIONS.filter((each) => amounts[each] !== undefined);
  const toRequest = ({ correction, reason }: CorrectionDraft): IssueCreditNote => ({
    invoice: invoice.number,
    correction,
    amount: amounts[correction] ?? '',
    reason: reason.trim(),
  });
  const form = useForm<CorrectionDraft>({
    initial: { correction: amounts.reduce ? 'reduce' : (possible[0] ?? 'void'), reason: '' },
    validate: ({ reason }) => (reason.trim() === '' ? { reason: t('correction.reason.missing') } : {}),
    submit: async (draft) => {
      const note = await issue({ bookingId: booking.id, request: toRequest(draft) }).unwrap();
      toast({
        title: t('correction.done'),
        description: t('correction.done.text', {
          number: note.number,
          amount: money(note.amount),
          invoice: invoice.number,
        }),
      });
      onClose();
    },
  });
  const request = toRequest(form.values);
  return (
    <StepDialog
      size="md"
      onClose={onClose}
      title={t('correction.title', { number: invoice.number })}
      description={t('correction.text', {
        customer: booking.customerName,
        reference: booking.reference,
        amount: money(invoice.amount),
      })}
      form={form}
      written={request.reason}
      confirm={t('correction.confirm', { amount: money(request.amount || '0') })}
      refused={t('correction.refused')}
      danger
    >
      <RadioGroup<Correction>
        label={t('correction.how')}
        value={form.values.correction}
        onValueChange={(correction) => form.set('correction', correction)}
        options={possible.map((value) => ({
          value,
          label: t(`correction.${value}`),
          description: t(`correction.${value}.text`, {
            amount: money(amounts[value] ?? '0'),
            cost: money(cost),
          }),
        }))}
      />
      <ReasonField
        form={form}
        label={t('correction.reason')}
        hint={t('correction.reason.hint')}
        maxLength={CREDIT_NOTE_LIMITS.reason}
      />
      <LetterPreview
        press={
          request.reason === '' ? undefined : { bookingId: booking.id, writes: 'credit-note', body: request }
        }
      />
      <p className="text-sm text-ink-soft">{t('correction.hint')}</p>
    </StepDialog>
  );
}
