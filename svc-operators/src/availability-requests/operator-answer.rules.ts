import {
  ANSWER_LIMITS,
  type AnswerFault,
  answerFaults,
  exampleAmount,
  formatMoney,
  LARGEST_PRICE,
  type Money,
  type OperatorAnswer,
  type OperatorAnswerKind,
  priceFault,
  type RequestStatus,
} from '@safari/contracts';

/** The status that an answer gives the request. */
export const STATUS_OF: Record<OperatorAnswerKind, RequestStatus> = {
  available: 'confirmed',
  unavailable: 'unavailable',
  price: 'pricing_pending',
};

export function isSameAnswer(one: OperatorAnswer, other: OperatorAnswer): boolean {
  return (['kind', 'quotedPrice', 'note', 'name'] as const).every((part) => one[part] === other[part]);
}

/** The answer as the text of a communication. */
export function inWords({ kind, quotedPrice, note, name }: OperatorAnswer, currency: string): string {
  const said: Record<OperatorAnswerKind, string> = {
    available: 'We are available.',
    unavailable: 'We are not available.',
    price: `Our price: ${asRead(quotedPrice ?? 0, currency)}.`,
  };
  return [said[kind], ...(note ? [note] : []), name].join('\n\n');
}

/** The messages for an answer's faults, by field. */
export function faultsInWords(answer: OperatorAnswer, currency: string): Record<string, string[]> {
  const sentences = sentencesIn(currency);
  const faults = Object.entries(answerFaults(answer, currency)) as [keyof OperatorAnswer, AnswerFault][];
  const priceAside = answer.kind !== 'price' && answer.quotedPrice !== null;
  return {
    ...Object.fromEntries(
      faults.map(([field, fault]) => [field, [sentences[field]?.[fault] ?? 'Check this.']]),
    ),
    ...(priceAside && { quotedPrice: ['A price goes only with the answer that names one.'] }),
  };
}

/** The message for a price that cannot be taken. */
export function priceFaultInWords(price: Money, currency: string): string | undefined {
  const fault = priceFault(price, currency);
  return fault && sentencesIn(currency).quotedPrice?.[fault];
}

const asRead = (amount: Money | number, currency: string): string =>
  formatMoney(amount, currency, { locale: 'en-US', decimals: 'needed' });

type Sentences = Partial<Record<keyof OperatorAnswer, Partial<Record<AnswerFault, string>>>>;

const sentencesIn = (currency: string): Sentences => ({
  quotedPrice: {
    missing: 'Enter your price.',
    not_an_amount: `Enter an amount such as ${exampleAmount(currency)}`,
    too_much: `Enter at most ${asRead(LARGEST_PRICE, currency)}`,
  },
  note: { too_long: `Write at most ${ANSWER_LIMITS.note} characters.` },
  name: { missing: 'Enter your name.', too_long: `Write at most ${ANSWER_LIMITS.name} characters.` },
});
