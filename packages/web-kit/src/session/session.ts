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
        if (error && !isRefusal(error)) return { error }; // the server has not said who this is: keep what is known
        if (!data) return { data: null };
        const { draftKey, ...user } = data as CurrentUser;
        await openDrafts({ customer: user.id }, draftKey); // before any form reads its draft
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

/** The meta tag by which the gateway says that the page was requested without a session. */
const NOBODY = 'meta[name="session"][content="none"]';

/** Whether this page was requested without a session: then there is no need to ask who is signed in. */
export const isPageOfNobody = (): boolean =>
  typeof document !== 'undefined' && document.querySelector(NOBODY) !== null;

/** Writes the signed-in customer to the cache, as if the server had answered. */
export const knownUser = (value: User | null) =>
  sessionApi.util.upsertQueryEntries([{ endpointName: 'currentUser', arg: undefined, value }]);

/** Parts of a page that mount one after another share an answer that is younger than this. */
const RECENT_SECONDS = 10;

export interface Session {
  /** The signed-in customer, or `null`, also when the request failed. */
  user: User | null;
  /**
   * The customer whom the server named last. Unlike `user` it survives a failed request, so that a lost connection
   * signs nobody out; a 401 clears it.
   */
  lastKnown: User | null;
  /** No answer yet, and a request is running: neither signed in nor signed out. */
  isLoading: boolean;
  /** The first request failed, so it is unknown who is signed in; `again` repeats it. */
  isUnknown: boolean;
  again: () => unknown;
}

/**
 * Who is signed in; requested on mount, once for all parts of a page, and again on window focus. A page that came
 * without a session asks on focus only: somebody may have signed in elsewhere.
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

/** Ends the customer's session on the server and reloads the page; throws a `CallError` when that fails. */
export function useSignOut(): () => Promise<void> {
  const [signOut] = sessionApi.useSignOutMutation();
  return async () => {
    await signOut().unwrap();
    forgetDrafts('customer');
    window.location.reload();
  };
}

/**
 * Goes to the sign-in provider, which returns to `returnTo` (a path of ours; this page by default). A customer with
 * unsent texts goes to our sign-in page first, which says that the texts are kept.
 */
export function startSignIn(returnTo: string = here()): void {
  if (keepsTyped() && window.location.pathname !== LOGIN) {
    const address = `${LOGIN}?returnTo=${encodeURIComponent(returnTo)}`;
    // a page that requires sign-in would only lead here again on Back
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
