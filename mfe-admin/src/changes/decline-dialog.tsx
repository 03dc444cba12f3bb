import type { Booking, ChangeOffer } from '@safari/contracts';
import { Field, Notice, Textarea, toast } from '@safari/ui';
import { useForm } from '@safari/web-kit';
import { LetterPreview } from '../shared/letters/letter-preview';
import { NewerNotice } from '../shared/newer-notice';
import { StepDialog } from '../shared/step-dialog';
import { useTranslations } from '../translations/translations';
import { useAnswerOfferMutation } from './change.api';

export interface DeclineDialogProps {
  booking: Booking;
  /** Its current state: it may end while the answer is being written. */
  offer: ChangeOffer;
  onClose: () => void;
}

/** Declines a customer's change offer, with a reason that the customer reads. */
export function DeclineDialog({ booking, offer, onClose }: DeclineDialogProps) {
  const t = useTranslations();
  const [decline] = useAnswerOfferMutation();
  const { id: bookingId, customerName: customer, reference } = booking;
  const form = useForm({
    initial: { words: '' },
    validate: ({ words }) => (words.trim() === '' ? { words: t('offer.words.missing') } : {}),
    submit: async ({ words }) => {
      await decline({
        bookingId,
        offerId: offer.id,
        answer: { answer: 'declined', words: words.trim() },
      }).unwrap();
      toast({ title: t('offer.declined'), description: t('offer.declined.text', { customer, reference }) });
      onClose();
    },
  });
  const words = form.values.words.trim();
  const press =
    words === ''
      ? undefined
      : ({ bookingId, writes: 'declined', offerId: offer.id, body: { answer: 'declined', words } } as const);
  const isOver = offer.state !== 'open' && !form.busy;
  const hasArrived = offer.state === 'declined' && offer.words === words;
  return (
    <StepDialog
      onClose={onClose}
      title={t('offer.decline.title')}
      description={t('offer.decline.lede', { customer, reference })}
      form={form}
      written={hasArrived ? '' : words}
      confirm={t('offer.decline')}
      danger
      newer={
        !isOver ? undefined : hasArrived ? (
          <Notice tone="success" title={t('offer.declined')}>
            {t('offer.declined.text', { customer, reference })}
          </Notice>
        ) : (
          <NewerNotice onGoOn={undefined}>{t('change.askedNoMore', { customer })}</NewerNotice>
        )
      }
    >
      <Field label={t('offer.words')} hint={t('offer.words.hint')} error={form.errors.words} required>
        <Textarea {...form.input('words')} rows={3} />
      </Field>
      <LetterPreview press={press} />
    </StepDialog>
  );
}
