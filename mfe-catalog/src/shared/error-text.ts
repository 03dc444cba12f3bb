import type { Problem, TooLong } from '@safari/contracts';
import {
  type CallError,
  type Form,
  type FormOptions,
  isCallError,
  serverMessage,
  useForm,
  useFormat,
  useLanguage,
} from '@safari/web-kit';
import { type T, useTranslations } from '../translations/later-translations';
import { isDomainError } from './domain-error';

type Texts = Readonly<Record<string, Parameters<T>[0]>>;

/** Texts by problem code, wherever it occurs. */
const CODES: Texts = {
  unauthenticated: 'error.unauthenticated',
  not_found: 'error.gone',
  gone: 'error.gone',
  too_slow: 'error.slow',
  too_large: 'error.large',
  unavailable: 'error.unavailable',
  internal: 'error.internal',
};

/** Texts by the reason of a conflict; a service of the previous release sends none. */
const REASONS: Texts = {
  answer_first: 'change.refused.answer',
  begun: 'change.refused.over',
  changed_meanwhile: 'error.changed',
  day_passed: 'offer.refused.day',
  not_completed: 'reviews.refused.early',
  reviewed_already: 'reviews.refused.again',
  undone: 'error.undone',
};

/**
 * Why the server refused, in the reader's language; undefined if no answer arrived or the reason is unknown. The
 * server's own sentence, which is English, is used for English readers only.
 * @param here this screen's text for a problem, by its code and extensions
 */
export function useErrorText(here?: (problem: Problem) => string | undefined) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { relative } = useFormat();
  const everywhere = ({ code, reason, retryAfter, traceId }: Problem): string | undefined => {
    if (code === 'too_many') return t('error.often', { when: relative(momentIn(retryAfter)) });
    const key = code === 'conflict' ? REASONS[String(reason)] : CODES[code];
    if (key === undefined) return undefined;
    return traceId ? `${t(key)} ${t('error.number', { number: traceId })}` : t(key);
  };
  return (error: unknown): string | undefined => {
    const problem = isCallError(error) ? error.problem : undefined;
    if (!problem) return undefined;
    const known = here?.(problem) ?? everywhere(problem);
    if (known !== undefined) return known;
    if (language === 'en') return serverMessage(error);
    return isDomainError(error) ? t('error.other') : undefined;
  };
}

/** An ISO moment, in whole minutes from now. @param retryAfter seconds */
function momentIn(retryAfter: unknown): string {
  const minutes = Math.max(1, Math.ceil(Number(retryAfter) / 60) || 1);
  return new Date(Date.now() + minutes * 60_000).toISOString();
}

/** Why an answer to a change offer had no effect. */
export function useOfferErrorText() {
  const t = useTranslations();
  return useErrorText(({ code, state }) =>
    code === 'conflict' && state !== undefined ? t('offer.refused.ended') : undefined,
  );
}

/** States the maximum length of a text, and its actual length. */
export function useTooLongText() {
  const t = useTranslations();
  const { number } = useFormat();
  return (fault: TooLong | undefined): string | undefined =>
    fault && t('error.long', { max: number(fault.max), length: number(fault.length) });
}

interface TranslatedFormOptions<V> extends FormOptions<V> {
  /** Texts for fields that only the server finds invalid; a general sentence by default. */
  refused?: Partial<Record<keyof V & string, string>>;
}

/** A form that also shows errors found by the server beside their fields in the reader's language. */
export function useTranslatedForm<V extends object>({
  refused = {},
  submit,
  ...options
}: TranslatedFormOptions<V>): Form<V> {
  const t = useTranslations();
  const { language } = useLanguage();
  return useForm<V>({
    ...options,
    submit: async (values) => {
      try {
        await submit(values);
      } catch (error) {
        // the server's own reasons are in English
        throw language === 'en' ? error : withReasons(error, refused, t('error.field'));
      }
    },
  });
}

function withReasons(error: unknown, reasons: Readonly<Record<string, string | undefined>>, general: string) {
  if (!isCallError(error) || !error.problem?.errors) return error;
  const fields = Object.keys(error.problem.errors);
  const errors = Object.fromEntries(fields.map((field) => [field, [reasons[field] ?? general]]));
  return { ...error, problem: { ...error.problem, errors } } satisfies CallError;
}
