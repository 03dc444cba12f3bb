import {
  type CustomerReview,
  REPLY_MAX,
  WITHHOLDING_GROUNDS,
  type WithholdingGround,
} from '@safari/contracts';
import { Button, Field, Notice, Textarea, toast } from '@safari/ui';
import { RadioGroup } from '@safari/ui/controls';
import { logFailure, useForm, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { FailureNotice } from '../shared/failure-notice';
import { OnlyFor } from '../shared/only-for';
import { StepDialog } from '../shared/step-dialog';
import { useTooLongText } from '../shared/use-too-long-text';
import { useUndoable } from '../shared/use-undoable';
import { useTranslations } from '../translations/translations';
import { usePublishReviewMutation, useReplyToReviewMutation, useWithholdReviewMutation } from './review.api';

type Withholding = NonNullable<CustomerReview['withheld']>;

/** Whether a review is published, the office's answer to it, and the staff's actions for both. */
export function ReviewDecisions({ review }: { review: CustomerReview }) {
  const t = useTranslations();
  const { date } = useFormat();
  const [open, setOpen] = useState<'withhold' | 'reply'>();
  const [publish, publishing] = usePublishReviewMutation();
  const [withhold] = useWithholdReviewMutation();
  const [failed, setFailed] = useState<{ at: string; reason: unknown }>(); // by the time of withholding that it is about
  const undoable = useUndoable();
  const { id, withheld, reply } = review;
  const close = () => setOpen(undefined);
  const publishAgain = async ({ ground, at }: Withholding) => {
    setFailed(undefined);
    try {
      await publish(id).unwrap();
      undoable({ title: t('review.publish.done'), description: review.title }, () =>
        withhold({ id, ground }).unwrap(),
      );
    } catch (reason) {
      logFailure('A review was not published', reason);
      setFailed({ at, reason });
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {withheld && (
        <Notice tone="warning" title={t('review.withheld', { date: date(withheld.at) })}>
          {t(`review.ground.${withheld.ground}`)}
        </Notice>
      )}
      {reply && (
        <div className="border-l-2 border-accent pl-3 text-sm">
          <p className="font-semibold">{t('review.replied', { date: date(reply.at) })}</p>
          <p className="whitespace-pre-line">{reply.text}</p>
        </div>
      )}
      {failed && failed.at === withheld?.at && <FailureNotice error={failed.reason} />}
      <OnlyFor duty="office">
        <div className="flex flex-wrap gap-2">
          {!reply && (
            <Button size="sm" variant="secondary" onClick={() => setOpen('reply')}>
              {t('review.reply')}
            </Button>
          )}
          {withheld ? (
            <Button
              size="sm"
              variant="secondary"
              busy={publishing.isLoading}
              onClick={() => void publishAgain(withheld)}
            >
              {t('review.publish')}
            </Button>
          ) : (
            <Button size="sm" variant="quiet" onClick={() => setOpen('withhold')}>
              {t('review.withhold')}
            </Button>
          )}
        </div>
      </OnlyFor>
      {open === 'withhold' && <WithholdDialog id={id} onClose={close} />}
      {open === 'reply' && <ReplyDialog id={id} onClose={close} />}
    </div>
  );
}

interface DecisionProps {
  id: number;
  onClose: () => void;
}

function WithholdDialog({ id, onClose }: DecisionProps) {
  const t = useTranslations();
  const [withhold] = useWithholdReviewMutation();
  const form = useForm<{ ground: WithholdingGround | '' }>({
    initial: { ground: '' },
    validate: ({ ground }) => ({ ground: ground === '' ? t('review.ground.missing') : undefined }),
    submit: async ({ ground }) => {
      if (ground === '') return;
      await withhold({ id, ground }).unwrap();
      toast({ title: t('review.withhold.done'), description: t('review.withhold.done.text') });
      onClose();
    },
  });
  return (
    <StepDialog
      onClose={onClose}
      title={t('review.withhold.title')}
      description={t('review.withhold.text')}
      form={form}
      confirm={t('review.withhold.confirm')}
    >
      <RadioGroup<WithholdingGround | ''>
        label={t('review.ground')}
        value={form.values.ground}
        onValueChange={(ground) => form.set('ground', ground)}
        options={WITHHOLDING_GROUNDS.map((value) => ({ value, label: t(`review.ground.${value}`) }))}
        error={form.errors.ground}
        required
      />
    </StepDialog>
  );
}

function ReplyDialog({ id, onClose }: DecisionProps) {
  const t = useTranslations();
  const tooLongText = useTooLongText();
  const [reply] = useReplyToReviewMutation();
  const form = useForm<{ text: string }>({
    initial: { text: '' },
    validate: ({ text }) => ({
      text: text.trim() === '' ? t('review.reply.missing') : tooLongText(text.trim(), REPLY_MAX),
    }),
    submit: async ({ text }) => {
      await reply({ id, text }).unwrap();
      toast({ title: t('review.reply.done'), description: t('review.reply.done.text') });
      onClose();
    },
  });
  return (
    <StepDialog
      onClose={onClose}
      title={t('review.reply.title')}
      description={t('review.reply.text')}
      form={form}
      written={form.values.text}
      confirm={t('review.reply.confirm')}
    >
      <Field label={t('review.reply.field')} error={form.errors.text} required>
        <Textarea {...form.input('text')} rows={5} dir="auto" />
      </Field>
    </StepDialog>
  );
}
