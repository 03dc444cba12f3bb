import type { SessionEnds } from '@safari/contracts';
import { api, useAdmin, useDispatch, useSession } from '@safari/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type KnownEnd, type KnownEnds, sessionEnds, useKnownEnds } from './session-ends';

const MINUTE_MS = 60_000;
/** People are warned so long before a session ends. */
const WARNED_MS = 5 * MINUTE_MS;
/** The server is told of use once within so long, by all tabs together. */
const TOLD_MS = MINUTE_MS;
/** A browser that slept is not asked to count further than this. */
const LONGEST_MS = 60 * MINUTE_MS;
/** What only a person does. */
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
  /** The longest that a session lasts is over: staying is not to be had. */
  final: boolean;
  /** Names this end, so that one that was seen need not be shown again. */
  at: number;
  /** Keeps the sessions of this browser; throws a `CallError` where the server cannot be told. */
  stay: () => Promise<void>;
}

/**
 * Tells the server that a person uses this browser, and the page when a session is about to end because nobody does.
 * Opening a page, a key, a click and a turn of the wheel are use; what screens ask for by themselves is none.
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
  const isEnding = left !== undefined && left > 0 && left <= WARNED_MS;
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
    if (signedIn) void tell().catch(leaveIt);
  }, [signedIn, tell]);
  useEffect(() => sessionEnds.clear, []); // unmounted once nobody is signed in any more

  useSignsOfUse(tell, signedIn && !isEnding);

  useEffect(() => {
    if (isOver) askAgain();
  }, [isOver, askAgain]);

  if (!end || !isEnding) return undefined;
  return { minutes: Math.ceil(left / MINUTE_MS), final: end.final, at: end.at, stay: tell };
}

/** Tells of what a person does here, unless some tab has done so within the minute. */
function useSignsOfUse(tell: () => Promise<void>, listening: boolean): void {
  const tried = useRef(0);
  useEffect(() => {
    if (!listening) return;
    const used = () => {
      const since = Date.now() - Math.max(tried.current, sessionEnds.get().asked ?? 0);
      if (since >= 0 && since < TOLD_MS) return;
      tried.current = Date.now();
      void tell().catch(leaveIt);
    };
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, used, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, used, { capture: true });
    };
  }, [tell, listening]);
}

/** Milliseconds until that end; drawn again when the warning begins, with each minute of it, and at the end. */
function useTimeLeft(end: KnownEnd | undefined, asked = 0): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  const left = end && end.at - Math.max(now, asked);
  useEffect(() => {
    if (left === undefined || left <= 0) return;
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, Math.min(untilNextChange(left), LONGEST_MS));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [left]);
  return left;
}

function untilNextChange(left: number): number {
  return left > WARNED_MS ? left - WARNED_MS : left % MINUTE_MS || MINUTE_MS;
}

function earliest(ends: KnownEnds, has: { customer: boolean; staff: boolean }): KnownEnd | undefined {
  const known = [has.customer && ends.customer, has.staff && ends.staff].filter((end) => !!end);
  return known.sort((one, other) => one.at - other.at)[0];
}

/** A use that the server did not hear of: the next one tells it, or the warning says so. */
const leaveIt = () => undefined;
