import {
  ANSWER_LIMITS,
  type AnswerFault,
  LARGEST_PRICE,
  OPERATOR_ANSWERS,
  type OperatorAnswer,
} from '@safari/contracts';
import { Button, Field, MoneyInput, Notice, Textarea, TextInput } from '@safari/ui';
import { RadioGroup } from '@safari/ui/controls';
import { isCallError, useDraft, useForm, useFormat } from '@safari/web-kit';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../translations/later-translations';
import { useAnswerLinkedRequestMutation } from './answer.api';
import { type AnswerDraft, draftFaults, readDraft, toAnswer } from './answer.rules';

export interface AnswerFormProps {
  token: string;
  onSent: () => void;
  /** The request was answered by somebody else, closed or its link revoked meanwhile. */
  onOvertaken: () => void;
}

/** Answers with available, not available or a price. What is typed is stored until it has been sent. */
export function AnswerForm({ token, onSent, onOvertaken }: AnswerFormProps) {
  const t = useTranslations();
  const { currency } = useFormat();
  const faultTexts = useFaultTexts();
  const draft = useDraft({ link: token }, 'answer');
  const [answer] = useAnswerLinkedRequestMutation();
  const form = useForm<AnswerDraft>({
    initial: readDraft(draft.text),
    validate: (values) => faultTexts(draftFaults(values, currency.code)),
    submit: async (values) => {
      try {
        await answer({ token, answer: toAnswer(values, currency.code) }).unwrap();
        draft.save('');
        onSent();
      } catch (error) {
        if (!isCallError(error) || ![404, 409, 410].includes(error.status)) throw error;
        draft.save('');
        onOvertaken();
      }
    },
  });
  const { values, errors, input, set, failure } = form;
  const change = <K extends keyof AnswerDraft>(name: K, value: AnswerDraft[K]) => {
    set(name, value);
    draft.save(JSON.stringify({ ...values, [name]: value }));
  };
  const typed = (name: 'quotedPrice' | 'note' | 'name') => ({
    ...input(name),
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== undefined) refusal.current?.focus();
  }, [failure]);

  return (
    <form {...form.props} className="flex flex-col gap-6" aria-label={t('answer.yours')}>
      <RadioGroup
        card
        required
        label={t('answer.yours')}
        value={values.kind === '' ? undefined : values.kind}
        onValueChange={(kind) => change('kind', kind)}
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
          <MoneyInput {...typed('quotedPrice')} sign={currency.sign} />
        </Field>
      )}
      <Field label={t('answer.note')} hint={t('answer.note.hint')} error={errors['note']}>
        <Textarea {...typed('note')} rows={4} />
      </Field>
      <Field label={t('answer.name')} hint={t('answer.name.hint')} error={errors['name']} required>
        <TextInput {...typed('name')} autoComplete="name" />
      </Field>
      {failure !== undefined && (
        <div ref={refusal} tabIndex={-1}>
          <Notice tone="danger" title={t('answer.refused')}>
            {t(
              isCallError(failure) && failure.status === 429 ? 'answer.refused.wait' : 'answer.refused.text',
            )}
          </Notice>
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

/** The faults of an answer as sentences beside the form's fields. */
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
