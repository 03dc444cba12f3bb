import { isCallError, logFailure, useAdmin } from '@safari/web-kit';
import { useRef, useState } from 'react';
import { useTranslations } from '../../translations/translations';
import { isUnanswered, isUnauthenticated, useFailureTexts } from '../use-failure-texts';
import { currentState } from '../use-versioned-edit';
import { isUntilSignIn, type Outcome, type Outcomes, remaining } from './outcome.rules';

/** A refusal in words of our own. */
export class Refused extends Error {}

/** It is known that it was not done; silence does not tell that, nor the gateway where it lets nothing through. */
const isRefused = (error: unknown): boolean =>
  error instanceof Refused || (!isUnanswered(error) && !(isCallError(error) && error.status === 429));

/** Sends what one of them needs; the same again is done once. */
export type Send = () => Promise<unknown>;

export interface Steps<One, State> {
  /**
   * What is to be sent, once it was looked at what there is now.
   * @param sent what was sent before and nobody knows whether it has arrived
   * @throws Refused
   */
  prepare: (one: One, sent: Send | undefined) => Promise<Send>;
  /** Somebody has changed it since it was seen: what it has become, as a sentence, and to be acted on by the next press. */
  became: (one: One, current: State) => string;
  now: (one: One, current: State) => One;
}

export interface OneByOne {
  outcomes: Outcomes;
  busy: boolean;
  /** Does what is not done yet; what was done stays done. */
  run: () => Promise<void>;
}

/**
 * Sends one request for each, one after the other, so that a refusal does not stop the rest. A request that failed keeps
 * its idempotency key, so pressing again after a lost connection repeats nothing. Where one had changed, the refusal
 * carries its current state, and the next press acts on that. What was refused since the session had ended is as if it
 * had not been tried.
 */
export function useOneByOne<One extends { id: string }, State extends { version?: number }>(
  all: readonly One[],
  { prepare, became, now }: Steps<One, State>,
): OneByOne {
  const t = useTranslations();
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  // those that had changed, as their refusal told them
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
        // oxlint-disable-next-line no-await-in-loop -- one after the other: a crowd at once would be throttled
        await act(one, sent);
        note(one.id, { state: 'done' });
      } catch (error) {
        logFailure('One of many was refused', error);
        noteCurrent(one, error);
        // whoever is not signed in is not told what has become of what was sent before
        if (isRefused(error) && !(sent && isUnauthenticated(error))) unanswered.current.delete(one.id);
        note(one.id, outcomeOf(one, error));
      }
    }
    setBusy(false);
  };
  return { outcomes, busy, run };
}
