import { isCallError, logFailure, useAdmin } from '@safari/web-kit';
import { useRef, useState } from 'react';
import { useTranslations } from '../../translations/translations';
import { isUnanswered, isUnauthenticated, useFailureTexts } from '../use-failure-texts';
import { currentState } from '../use-versioned-edit';
import { isUntilSignIn, type Outcome, type Outcomes, remaining } from './outcome.rules';

/** A refusal with a text of our own. */
export class Refused extends Error {}

/** Whether it is certain that nothing was done; a lost answer does not say so, nor does a 429 of the gateway. */
const isRefused = (error: unknown): boolean =>
  error instanceof Refused || (!isUnanswered(error) && !(isCallError(error) && error.status === 429));

/** Sends one request; calling it again repeats the same request, which takes effect once. */
export type Send = () => Promise<unknown>;

export interface Steps<One, State> {
  /**
   * Reads the current state, and returns what to send.
   * @param sent the earlier request, if its outcome is unknown
   * @throws Refused
   */
  prepare: (one: One, sent: Send | undefined) => Promise<Send>;
  /** Describes what it has become, after somebody else changed it; the next press acts on that state. */
  became: (one: One, current: State) => string;
  now: (one: One, current: State) => One;
}

export interface OneByOne {
  outcomes: Outcomes;
  busy: boolean;
  /** Runs what is not done yet; what was done is not repeated. */
  run: () => Promise<void>;
}

/**
 * Sends one request for each, one after another, so that one refusal does not stop the rest. A failed request keeps its
 * idempotency key, so that a retry after a lost connection repeats nothing. After a conflict, the refusal contains the
 * current state, and the next press acts on that. A request refused for lack of a session counts as not tried.
 */
export function useOneByOne<One extends { id: string }, State extends { version?: number }>(
  all: readonly One[],
  { prepare, became, now }: Steps<One, State>,
): OneByOne {
  const t = useTranslations();
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  // the changed ones, as in their refusals
  const [told, setTold] = useState<ReadonlyMap<string, One>>(new Map());
  const [busy, setBusy] = useState(false);
  const unanswered = useRef(new Map<string, Send>());
  const failureTexts = useFailureTexts();
  const { hasEnded } = useAdmin();
  if (hasEnded && [...outcomes.values()].some(isUntilSignIn))
    setOutcomes(new Map([...outcomes].filter(([, outcome]) => !isUntilSignIn(outcome))));

  const outcomeOf = (one: One, error: unknown): Outcome => {
    if (error instanceof Refused) return { state: 'refused', why: error.message };
    const current = currentState<State>(error);
    if (current) return { state: 'refused', why: became(one, current) };
    if ((isUnanswered(error) || isUnauthenticated(error)) && unanswered.current.has(one.id))
      return { state: 'unknown', why: t('failure.unanswered') };
    return { state: 'refused', why: failureTexts(error, '').text, untilSignIn: isUnauthenticated(error) };
  };
  const note = (id: string, outcome: Outcome) => setOutcomes((before) => new Map([...before, [id, outcome]]));

  const noteCurrent = (one: One, error: unknown) => {
    const current = currentState<State>(error);
    if (current) setTold((before) => new Map([...before, [one.id, now(one, current)]]));
  };

  const act = async (one: One, sent: Send | undefined) => {
    const send = await prepare(one, sent);
    unanswered.current.set(one.id, send);
    await send();
  };

  const run = async () => {
    setBusy(true);
    for (const chosen of remaining(all, outcomes)) {
      const one = told.get(chosen.id) ?? chosen;
      const sent = unanswered.current.get(one.id);
      note(one.id, { state: 'doing' });
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after another: many at once would be throttled
        await act(one, sent);
        note(one.id, { state: 'done' });
      } catch (error) {
        logFailure('One of many was refused', error);
        noteCurrent(one, error);
        // a 401 does not say whether the earlier request took effect
        if (isRefused(error) && !(sent && isUnauthenticated(error))) unanswered.current.delete(one.id);
        note(one.id, outcomeOf(one, error));
      }
    }
    setBusy(false);
  };
  return { outcomes, busy, run };
}
