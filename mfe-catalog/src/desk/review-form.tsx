import { type Booking, publishedName } from '@safari/contracts';
import { Button, Field, Textarea, TextInput, toast } from '@safari/ui';
import { ListField, RadioGroup } from '@safari/ui/controls';
import { draftsOf, isCallError, useDraftOwner } from '@safari/web-kit';
import { useState } from 'react';
import { useErrorText, useTooLongText, useTranslatedForm } from '../shared/error-text';
import { StepFailure } from '../shared/step-failure';
import { useKeptDraft } from '../shared/use-kept-draft';
import { useTranslations } from '../translations/later-translations';
import { useWriteReviewMutation } from './desk.api';
import { clearReviewDraft, readReviewDraft, saveReviewDraft } from './review.draft';
import { EMPTY_REVIEW, type ReviewDraft, type ReviewFault, reviewFaults, toReview } from './review.rules';
import { StarField } from './star-field';

export interface ReviewFormProps {
  booking: Booking;
  onWritten: () => void;
  /** It was written already, in another tab: that one stands, and takes the place of the form. */
  onOvertaken: () => void;
}

/** Writes the one review of a trip. */
export function ReviewForm({ booking: { id, customerName }, onWritten, onOvertaken }: ReviewFormProps) {
  const t = useTranslations();
  const [write] = useWriteReviewMutation();
  const owner = useDraftOwner('customer');
  const [drafts] = useState(() => draftsOf(owner));
  const tooLongText = useTooLongText();
  const say = (fault: ReviewFault) =>
    'length' in fault
      ? tooLongText(fault)
      : t(`reviews.fault.${fault.key}`, 'max' in fault ? { max: fault.max } : {});
  const errorText = useErrorText();
  const form = useTranslatedForm<ReviewDraft>({
    initial: readReviewDraft(drafts, id) ?? EMPTY_REVIEW,
    validate: (draft) =>
      Object.fromEntries(Object.entries(reviewFaults(draft)).map(([field, fault]) => [field, say(fault)])),
    submit: async (draft) => {
      try {
        await write(toReview(id, draft)).unwrap();
      } catch (error) {
        if (isWrittenAlready(error)) onOvertaken();
        throw error;
      }
      clearReviewDraft(drafts, id);
      onWritten();
      toast({ title: t('reviews.sent'), description: t('reviews.sent.text') });
    },
  });
  const { values, errors, input, set } = form;
  useKeptDraft(drafts, form, {
    read: () => readReviewDraft(drafts, id),
    keep: (draft) => saveReviewDraft(drafts, id, draft),
  });
  const optional = (label: string) => `${label} (${t('reviews.optional')})`;

  return (
    <form {...form.props} className="flex max-w-prose flex-col gap-6">
      <div>
        <h3 className="font-display text-2xl">{t('reviews.ask')}</h3>
        <p className="text-sm text-ink-soft">
          {t('reviews.ask.text', { name: publishedName(customerName) })}
        </p>
      </div>
      <StarField
        label={t('reviews.rating')}
        value={values.overallRating}
        onValueChange={(stars) => set('overallRating', stars)}
        error={errors.overallRating}
      />
      <Field label={t('reviews.title')} error={errors.title} required>
        <TextInput {...input('title')} placeholder={t('reviews.title.hint')} />
      </Field>
      <Field label={t('reviews.text')} hint={t('reviews.text.hint')} error={errors.reviewText} required>
        <Textarea {...input('reviewText')} rows={6} />
      </Field>
      <ListField
        label={optional(t('reviews.highlights'))}
        values={values.highlights}
        onValuesChange={(highlights) => set('highlights', highlights)}
        addLabel={t('reviews.highlight.add')}
        removeLabel={(row) => t('reviews.highlight.remove', { row })}
        error={errors.highlights}
      />
      <Field
        label={optional(t('reviews.advice'))}
        hint={t('reviews.advice.hint')}
        error={errors.recommendations}
      >
        <Textarea {...input('recommendations')} rows={3} />
      </Field>
      <RadioGroup<ReviewDraft['wouldRecommend']>
        label={t('reviews.would')}
        inline
        required
        value={values.wouldRecommend}
        onValueChange={(answer) => set('wouldRecommend', answer)}
        options={[
          { value: 'yes', label: t('reviews.would.yes') },
          { value: 'no', label: t('reviews.would.no') },
        ]}
        error={errors.wouldRecommend}
      />
      {form.failure !== undefined && (
        <StepFailure
          failure={form.failure}
          title={t('reviews.refused')}
          reason={errorText(form.failure)}
          text={t('reviews.refused.text')}
        />
      )}
      <Button type="submit" busy={form.busy} className="self-start">
        {t('reviews.send')}
      </Button>
    </form>
  );
}

const isWrittenAlready = (error: unknown): boolean =>
  isCallError(error) && error.problem?.['reason'] === 'reviewed_already';
