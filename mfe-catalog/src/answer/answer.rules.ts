import {
  type AnswerFault,
  answerFaults,
  fromCents,
  type OperatorAnswer,
  type OperatorAnswerKind,
  toCents,
} from '@safari/contracts';

/** What stands in the form. */
export interface AnswerDraft {
  /** empty while none is chosen */
  kind: OperatorAnswerKind | '';
  quotedPrice: string;
  note: string;
  name: string;
}

export const EMPTY_ANSWER: AnswerDraft = { kind: '', quotedPrice: '', note: '', name: '' };

/** What was typed before in this window; whatever else lies there counts as nothing. */
export function readDraft(kept: string): AnswerDraft {
  if (!kept.startsWith('{')) return EMPTY_ANSWER;
  return { ...EMPTY_ANSWER, ...(JSON.parse(kept) as Partial<AnswerDraft>) };
}

/** People write `1,250` and `$1250`, too. */
const amountOf = (typed: string): string => typed.replace(/[\s,$]/g, '');

export function draftFaults({
  kind,
  quotedPrice,
  note,
  name,
}: AnswerDraft): Partial<Record<keyof OperatorAnswer, AnswerFault>> {
  return answerFaults({ kind, quotedPrice: amountOf(quotedPrice), note, name });
}

/** @throws RangeError while no answer is chosen */
export function toAnswer({ kind, quotedPrice, note, name }: AnswerDraft): OperatorAnswer {
  if (kind === '') throw new RangeError('no answer is chosen');
  const cents = kind === 'price' ? toCents(amountOf(quotedPrice)) : undefined;
  return {
    kind,
    quotedPrice: cents === undefined ? null : fromCents(cents),
    note: note.trim(),
    name: name.trim(),
  };
}
