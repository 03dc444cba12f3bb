import {
  ANSWER_LIMITS,
  type AnswerFault,
  answerFaults,
  fromCents,
  type OperatorAnswer,
  type OperatorAnswerKind,
  type RequestStatus,
  toCents,
} from '@safari/contracts';

/** Where an answer moves the request. */
export const STATUS_OF: Record<OperatorAnswerKind, RequestStatus> = {
  available: 'confirmed',
  unavailable: 'unavailable',
  price: 'pricing_pending',
};

/** Amounts in their one form, so that what was sent twice is the same twice. */
export function normalized({ kind, quotedPrice, note, name }: OperatorAnswer): OperatorAnswer {
  const cents = kind === 'price' && quotedPrice !== null ? toCents(quotedPrice) : undefined;
  return { kind, quotedPrice: cents === undefined ? null : fromCents(cents), note, name };
}

export function isSameAnswer(one: OperatorAnswer, other: OperatorAnswer): boolean {
  return (['kind', 'quotedPrice', 'note', 'name'] as const).every((part) => one[part] === other[part]);
}

/** The answer as the text of a communication. */
export function inWords({ kind, quotedPrice, note, name }: OperatorAnswer, currency: string): string {
  const said: Record<OperatorAnswerKind, string> = {
    available: 'We are available.',
    unavailable: 'We are not available.',
    price: `Our price: ${currency} ${quotedPrice}.`,
  };
  return [said[kind], ...(note ? [note] : []), name].join('\n\n');
}

/** What people read of a fault, by field. */
export function faultsInWords(answer: OperatorAnswer): Record<string, string[]> {
  const faults = Object.entries(answerFaults(answer)) as [keyof OperatorAnswer, AnswerFault][];
  const priceAside = answer.kind !== 'price' && answer.quotedPrice !== null;
  return {
    ...Object.fromEntries(
      faults.map(([field, fault]) => [field, [SENTENCES[field]?.[fault] ?? 'Check this.']]),
    ),
    ...(priceAside && { quotedPrice: ['A price goes only with the answer that names one.'] }),
  };
}

const SENTENCES: Partial<Record<keyof OperatorAnswer, Partial<Record<AnswerFault, string>>>> = {
  quotedPrice: {
    missing: 'Enter your price.',
    not_an_amount: 'Enter an amount such as 1250.00',
    too_much: `Enter at most ${ANSWER_LIMITS.price}`,
  },
  note: { too_long: `Write at most ${ANSWER_LIMITS.note} characters.` },
  name: { missing: 'Enter your name.', too_long: `Write at most ${ANSWER_LIMITS.name} characters.` },
};
