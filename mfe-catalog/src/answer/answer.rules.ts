import {
  type AnswerFault,
  answerFaults,
  type OperatorAnswer,
  type OperatorAnswerKind,
  typedAmount,
} from '@safari/contracts';

/** The form's values. */
export interface AnswerDraft {
  /** empty until one is chosen */
  kind: OperatorAnswerKind | '';
  quotedPrice: string;
  note: string;
  name: string;
}

export const EMPTY_ANSWER: AnswerDraft = { kind: '', quotedPrice: '', note: '', name: '' };

export function draftFaults(
  { kind, quotedPrice, note, name }: AnswerDraft,
  currency: string,
): Partial<Record<keyof OperatorAnswer, AnswerFault>> {
  const price = typedAmount(quotedPrice, currency) ?? quotedPrice;
  return answerFaults({ kind, quotedPrice: price, note, name }, currency);
}

/** @throws RangeError if no answer is chosen */
export function toAnswer({ kind, quotedPrice, note, name }: AnswerDraft, currency: string): OperatorAnswer {
  if (kind === '') throw new RangeError('no answer is chosen');
  const price = kind === 'price' ? typedAmount(quotedPrice, currency) : undefined;
  return { kind, quotedPrice: price ?? null, note: note.trim(), name: name.trim() };
}
