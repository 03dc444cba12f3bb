import type { SessionEnds } from '@safari/contracts';
import { api, useAdmin, useDispatch, useSession } from '@safari/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type KnownEnd, type KnownEnds, sessionEnds, useKnownEnds } from './session-ends';

const MINUTE_MS = 60_000;
/** How long before the end of a session the warning is shown. */
const WARNING_MS = 5 * MINUTE_MS;
/** Use is reported to the server at most once per this interval, by all tabs together. */
const REPORT_INTERVAL_MS = MINUTE_MS;
/** The longest timer: after a sleep of the machine, the clock is read again at the latest after this. */
const MAX_TIMER_MS = 60 * MINUTE_MS;
/** Events that only a person causes. */
const SIGNS_OF_USE = ['keydown', 'pointerdown', 'wheel'] as const;

const sessionUseApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessionUse: build.mutation<SessionEnds, void>({
      query: () => ({ url: '/api/auth/session-use', method: 'POST', idempotencyKey: null }),
    }),
  }),
});

export interface SessionEnding {
  /** whole minutes left, at least one */
  minutes: number;
  /** The maximum session length is reached: the session cannot be extended. */
  final: boolean;
  /** When it ends, in ms; identifies the warning, so that one that was dismissed is not shown again. */
  at: number;
  /** Extends the sessions of this browser; throws a `CallError` when the server cannot be reached or refuses. */
  stay: () => Promise<void>;
}

/**
 * Reports to the server that a person is using this browser, and returns the warning when a session is about to end for
 * lack of use. Opening a page, a key, a press and the mouse wheel count as use; requests that screens make by
 * themselves do not.
 */
export function useSessionEnding(): SessionEnding | undefined {
  const dispatch = useDispatch();
  const [sendUse] = sessionUseApi.useSessionUseMutation();
  const { lastKnown } = useSession();
  const { isAuthenticated: staff } = useAdmin();
  const customer = lastKnown?.id;
  const signedIn = customer !== undefined || staff;
  const ends = useKnownEnds();
  const end = signedIn ? earliest(ends, { customer: customer !== undefined, staff }) : undefined;
  const left = useTimeLeft(end, ends.asked);
  const isEnding = left !== undefined && left > 0 && left <= WARNING_MS;
  const isOver = left !== undefined && left <= 0;

  const askAgain = useCallback(
    () => void dispatch(api.util.invalidateTags(['CurrentUser', 'StaffSession'])),
    [dispatch],
  );
  const tell = useCallback(async () => {
    const now = Date.now();
    const known = await sendUse().unwrap();
    sessionEnds.set(known, now);
    if ((customer !== undefined && !known.customer) || (staff && !known.staff)) askAgain();
  }, [sendUse, customer, staff, askAgain]);

  useEffect(() => {
    if (signedIn) void tell().catch(dropFailure);
  }, [signedIn, tell]);
  useEffect(() => sessionEnds.clear, []); // runs on unmount, when nobody is signed in any more

  useSignsOfUse(tell, signedIn && !isEnding);

  useEffect(() => {
    if (isOver) askAgain();
  }, [isOver, askAgain]);

  if (!end || !isEnding) return undefined;
  return { minutes: Math.ceil(left / MINUTE_MS), final: end.final, at: end.at, stay: tell };
}

/** Reports what a person does here, unless some tab has done so within the last minute. */
function useSignsOfUse(tell: () => Promise<void>, listening: boolean): void {
  const tried = useRef(0);
  useEffect(() => {
    if (!listening) return;
    const used = () => {
      const since = Date.now() - Math.max(tried.current, sessionEnds.get().asked ?? 0);
      if (since >= 0 && since < REPORT_INTERVAL_MS) return;
      tried.current = Date.now();
      void tell().catch(dropFailure);
    };
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, used, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, used, { capture: true });
    };
  }, [tell, listening]);
}

/** Milliseconds until that end; re-renders when the warning begins, every minute after that, and at the end. */
function useTimeLeft(end: KnownEnd | undefined, asked = 0): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  const left = end && end.at - Math.max(now, asked);
  useEffect(() => {
    if (left === undefined || left <= 0) return;
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, Math.min(untilNextChange(left), MAX_TIMER_MS));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [left]);
  return left;
}

function untilNextChange(left: number): number {
  return left > WARNING_MS ? left - WARNING_MS : left % MINUTE_MS || MINUTE_MS;
}

function earliest(ends: KnownEnds, has: { customer: boolean; staff: boolean }): KnownEnd | undefined {
  const known = [has.customer && ends.customer, has.staff && ends.staff].filter((end) => !!end);
  return known.sort((one, other) => one.at - other.at)[0];
}

/** A report that failed is dropped: the next use is reported, or the warning appears. */
const dropFailure = () => undefined;
