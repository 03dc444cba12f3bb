import {
  ANSWER_LIMITS,
  type AnswerFault,
  LARGEST_PRICE,
  OPERATOR_ANSWERS,
  type OperatorAnswer,
} from '@safari/contracts';
import { Button, Field, MoneyInput, Notice, Textarea, TextInput } from '@safari/ui';
import { RadioGroup } from '@safari/ui/controls';
import { draftsOf, isCallError, useFormat } from '@safari/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslatedForm } from '../shared/error-text';
import { StepFailure } from '../shared/step-failure';
import { useKeptDraft } from '../shared/use-kept-draft';
import { useTranslations } from '../translations/later-translations';
import { useAnswerLinkedRequestMutation } from './answer.api';
import { clearAnswerDraft, readAnswerDraft, saveAnswerDraft } from './answer.draft';
import { type AnswerDraft, draftFaults, EMPTY_ANSWER, toAnswer } from './answer.rules';

export interface AnswerFormProps {
  token: string;
  onSent: () => void;
  /**
   * Called when the request was answered by somebody else or closed, or its link revoked, while the form was open.
   * @returns whether the reason is known by now, and shown by the page
   */
  onOvertaken: () => Promise<boolean>;
}

const isOvertaken = (error: unknown): boolean => isCallError(error) && [404, 409, 410].includes(error.status);

/** Answers with available, not available or a price. What is typed is stored until it has been sent. */
export function AnswerForm({ token, onSent, onOvertaken }: AnswerFormProps) {
  const t = useTranslations();
  const { currency } = useFormat();
  const faultTexts = useFaultTexts();
  const drafts = draftsOf({ link: token });
  const [answer] = useAnswerLinkedRequestMutation();
  const [isAsking, setAsking] = useState(false);
  const askHowItStands = async (): Promise<boolean> => {
    setAsking(true);
    const isKnown = await onOvertaken();
    setAsking(false);
    if (isKnown) clearAnswerDraft(drafts);
    return isKnown;
  };
  const form = useTranslatedForm<AnswerDraft>({
    initial: readAnswerDraft(drafts) ?? EMPTY_ANSWER,
    validate: (values) => faultTexts(draftFaults(values, currency.code)),
    submit: async (values) => {
      try {
        await answer({ token, answer: toAnswer(values, currency.code) }).unwrap();
        clearAnswerDraft(drafts);
        onSent();
      } catch (error) {
        if (!isOvertaken(error) || !(await askHowItStands())) throw error;
      }
    },
  });
  const { values, errors, input, set, failure } = form;
  useKeptDraft(drafts, form, {
    read: () => readAnswerDraft(drafts),
    keep: (typed) => saveAnswerDraft(drafts, typed),
  });
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== undefined) notice.current?.focus();
  }, [failure]);

  return (
    <form {...form.props} className="flex flex-col gap-6" aria-label={t('answer.yours')}>
      <RadioGroup
        card
        required
        label={t('answer.yours')}
        value={values.kind === '' ? undefined : values.kind}
        onValueChange={(kind) => set('kind', kind)}
        options={OPERATOR_ANSWERS.map((kind) => ({
          value: kind,
          label: t(`answer.kind.${kind}`),
          description: t(`answer.kind.${kind}.text`),
        }))}
        error={errors['kind']}
      />
      {values.kind === 'price' && (
        <Field
          label={t('answer.price', { currency: currency.code })}
          hint={t('answer.price.hint', { example: currency.example() })}
          error={errors['quotedPrice']}
          required
        >
          <MoneyInput {...input('quotedPrice')} sign={currency.sign} />
        </Field>
      )}
      <Field label={t('answer.note')} hint={t('answer.note.hint')} error={errors['note']}>
        <Textarea {...input('note')} rows={4} />
      </Field>
      <Field label={t('answer.name')} hint={t('answer.name.hint')} error={errors['name']} required>
        <TextInput {...input('name')} autoComplete="name" />
      </Field>
      {failure !== undefined && (
        <div ref={notice} tabIndex={-1}>
          {isOvertaken(failure) ? (
            <Notice
              tone="danger"
              title={t('answer.unclear')}
              action={
                <Button size="sm" variant="secondary" busy={isAsking} onClick={() => void askHowItStands()}>
                  {t('retry')}
                </Button>
              }
            >
              {t('answer.unclear.text')}
            </Notice>
          ) : (
            <StepFailure
              failure={failure}
              title={t('answer.refused')}
              reason={isCallError(failure) && failure.status === 429 ? t('answer.refused.wait') : undefined}
              text={t('answer.refused.text')}
            />
          )}
        </div>
      )}
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" busy={form.busy} className="sm:self-start">
          {t('answer.send')}
        </Button>
        <p className="text-sm text-ink-soft">{t('answer.once')}</p>
      </div>
    </form>
  );
}

/** Maps the faults of an answer to sentences beside the form's fields. */
function useFaultTexts() {
  const t = useTranslations();
  const { money, number, currency } = useFormat();
  const limits = {
    max: number(ANSWER_LIMITS.note),
    name: number(ANSWER_LIMITS.name),
    price: money(LARGEST_PRICE),
    example: currency.example(),
  };
  return (faults: Partial<Record<keyof OperatorAnswer, AnswerFault>>) =>
    Object.fromEntries(
      Object.entries(faults).map(([field, fault]) => [
        field,
        t(`answer.fault.${field as keyof OperatorAnswer}.${fault}` as Parameters<typeof t>[0], limits),
      ]),
    );
}
