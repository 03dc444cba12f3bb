import type { CurrentUser, User } from '@safari/contracts';
import { api } from '../api/api';
import { isCallError } from '../api/call-error';
import { forgetDrafts, keepsTyped, openDrafts } from '../forms/drafts';
import { LOGIN, leaveForSignIn } from './sign-in-steps';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentUser: build.query<User | null, void>({
      queryFn: async (_, __, ___, call) => {
        const { data, error } = await call('/api/auth/user');
        if (error && !isRefusal(error)) return { error }; // nobody has said who this is: what was known stays
        if (!data) return { data: null };
        const { draftKey, ...user } = data as CurrentUser;
        await openDrafts({ customer: user.id }, draftKey); // before any form asks for what was typed
        return { data: user };
      },
      providesTags: ['CurrentUser'],
    }),
    signOut: build.mutation<unknown, void>({
      query: () => ({ url: '/api/auth/logout', method: 'POST', idempotencyKey: null }),
    }),
  }),
});

const isRefusal = (error: unknown): boolean => isCallError(error) && error.status === 401;

/** What the gateway says of a page that was asked for without a session. */
const NOBODY = 'meta[name="session"][content="none"]';

/** Whether this page was asked for without a session: then nobody need be asked for until somebody signs in. */
export const isPageOfNobody = (): boolean =>
  typeof document !== 'undefined' && document.querySelector(NOBODY) !== null;

/** As if the server had answered that this is who is signed in. */
export const knownUser = (value: User | null) =>
  sessionApi.util.upsertQueryEntries([{ endpointName: 'currentUser', arg: undefined, value }]);

/** Several parts of a page ask as they arrive one after the other: an answer this young serves them all. */
const RECENT_SECONDS = 10;

export interface Session {
  /** The signed-in customer, or `null`: any failure reads as signed out. */
  user: User | null;
  /**
   * The customer whom the server named last. A failed request does not change it, so that a broken line sends nobody
   * away; a 401 does.
   */
  lastKnown: User | null;
  /** The first answer is still awaited, also where it is asked for once more: neither signed in nor signed out. */
  isLoading: boolean;
  /** The first answer has not come, and nobody knows who is signed in; `again` asks once more. */
  isUnknown: boolean;
  again: () => unknown;
}

/**
 * Who is signed in; asked on mount, once for the parts of one page, and again whenever the window is focused. A page
 * that came without a session asks on focus alone: somebody may have signed in elsewhere.
 */
export function useSession(): Session {
  const { data, isError, isFetching, refetch } = sessionApi.useCurrentUserQuery(undefined, {
    refetchOnMountOrArgChange: isPageOfNobody() ? false : RECENT_SECONDS,
    refetchOnFocus: true,
  });
  const lastKnown = data ?? null;
  return {
    user: isError ? null : lastKnown,
    lastKnown,
    isLoading: isFetching && data === undefined,
    isUnknown: isError && data === undefined,
    again: refetch,
  };
}

/** Ends the customer's session on the server and reloads the page; throws a `CallError` when it cannot. */
export function useSignOut(): () => Promise<void> {
  const [signOut] = sessionApi.useSignOutMutation();
  return async () => {
    await signOut().unwrap();
    forgetDrafts('customer');
    window.location.reload();
  };
}

/**
 * Leaves for the sign-in provider; the visitor comes back to `returnTo` (a path of ours, by default this one). Whose
 * session ended while they typed comes to the sign-in page first, which says that it is kept.
 */
export function startSignIn(returnTo: string = here()): void {
  if (keepsTyped() && window.location.pathname !== LOGIN) {
    const address = `${LOGIN}?returnTo=${encodeURIComponent(returnTo)}`;
    // a page that nobody sees without signing in would only lead here again
    if (returnTo === here()) window.location.replace(address);
    else window.location.assign(address);
  } else leaveForSignIn(signInAddress(returnTo), returnTo);
}

export function signInAddress(returnTo: string = here()): string {
  return `/auth/google?returnTo=${encodeURIComponent(returnTo)}`;
}

function here(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}
