import type { AskData, AskSubject } from '@safari/contracts';
import { methodMark } from '../annotations/method-mark.js';

export const ON_ASK = 'safari:on-ask';

type Answerer<S extends AskSubject> = (ask: AskData[S]['ask']) => Promise<AskData[S]['answer']>;

/** Marks a provider's method that answers what other services ask. Its argument comes from outside: validate it. */
export const OnAsk = <S extends AskSubject>(subject: S) => methodMark<Answerer<S>>(ON_ASK)(subject);
