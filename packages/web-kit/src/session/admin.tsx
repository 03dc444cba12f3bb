import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { type CurrentStaff, type StaffSession, TAGS } from '@safari/contracts';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api/api';
import { forgetDrafts, openDrafts } from '../forms/drafts';
import { staffHint, useStaffHint } from './staff-hint';

export const staffApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whom of the office the server knows here, or `null`; an outage is an error, not an answer. */
    staffSession: build.query<StaffSession | null, void>({
      queryFn: async (_, __, ___, call) => {
        const { data, error } = await call('/api/auth/staff');
        if (error) return error.status === 401 || error.status === 403 ? { data: null } : { error };
        const { draftKey, ...member } = data as CurrentStaff;
        await openDrafts('staff', draftKey);
        return { data: member };
      },
      providesTags: ['StaffSession'],
    }),
    staffSignIn: build.mutation<unknown, { password: string }>({
      query: (body) => ({ url: '/api/auth/admin-login', method: 'POST', body, idempotencyKey: null }),
    }),
    staffSignOut: build.mutation<unknown, void>({
      query: () => ({ url: '/api/auth/admin-logout', method: 'POST', idempotencyKey: null }),
    }),
  }),
});

/** As if the server had answered that this is who is signed in. */
export const knownMember = (value: StaffSession) =>
  staffApi.util.upsertQueryEntries([{ endpointName: 'staffSession', arg: undefined, value }]);

/** Drops the cached member at once; the result of a query for it that is still running is ignored. */
const forgetMember = () =>
  api.internalActions.removeQueryResult({ queryCacheKey: 'staffSession(undefined)' as QueryCacheKey });

/** Those behind the shared password are one. */
export const isSameMember = (one: StaffSession, other: StaffSession): boolean =>
  one.memberId === other.memberId;

type Dispatch = ThunkDispatch<Parameters<typeof staffApi.reducer>[0], unknown, UnknownAction>;

/** Asks whom the server knows; an answer to what was asked before the session was opened does not count. */
function askAnew() {
  const { staffSession } = staffApi.endpoints;
  return (dispatch: Dispatch) => {
    const ask = () =>
      void dispatch(staffSession.initiate(undefined, { subscribe: false, forceRefetch: true }));
    const asked = dispatch(staffApi.util.getRunningQueryThunk('staffSession', undefined));
    if (!asked) return ask();
    asked.abort();
    void asked.then(ask);
  };
}

export interface Admin {
  isAuthenticated: boolean;
  /** Who it is, once the server has said so. */
  member: StaffSession | undefined;
  /** A session that the server had confirmed has ended, other than by `logout` here: somebody was at work. */
  hasEnded: boolean;
  /** Somebody has signed in since; whether it is whoever was at work, the server has yet to say. */
  isAwaited: boolean;
  /** Changes when another member signs in: nothing on screen belongs to the new one. */
  shift: number;
  /** Throws a `CallError` when the server refuses the password. */
  login: (password: string) => Promise<void>;
  /** The server has opened a session for this browser in another way. */
  entered: () => void;
  /** Ends the session on the server and forgets the hint; throws a `CallError` when the server cannot. */
  logout: () => Promise<void>;
}

const AdminContext = createContext<Admin | undefined>(undefined);

/** Keeps the staff sign-in of this browser and has the server confirm it. */
export function AdminProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch<Dispatch>();
  const isAuthenticated = useStaffHint();
  const { currentData: known, isFetching } = staffApi.useStaffSessionQuery(undefined, {
    skip: !isAuthenticated,
    refetchOnFocus: true, // a tab that slept has not seen the hint go and come
  });
  const [signIn] = staffApi.useStaffSignInMutation();
  const [signOut] = staffApi.useStaffSignOutMutation();

  const [atWork, setAtWork] = useState<StaffSession>();
  const [shift, setShift] = useState(0);
  const isOther = known && atWork && !isSameMember(known, atWork);
  if (known && (!atWork || isOther)) setAtWork(known);
  if (isOther) setShift(shift + 1);

  useEffect(() => {
    if (known === null && !isFetching) staffHint.clear();
  }, [known, isFetching]);
  useEffect(() => {
    if (isAuthenticated) return () => void dispatch(forgetMember()); // whoever signs in next may be another one
  }, [isAuthenticated, dispatch]);

  const isAway = atWork !== undefined && !known;
  const isAwaited = isAway && isAuthenticated && isFetching;
  const hasEnded = isAway && !isAwaited;
  const away = useRef<StaffSession>(undefined);
  useEffect(() => {
    // whoever comes back is shown what has changed meanwhile; for another one everything was dropped and is asked anew
    if (known && away.current && isSameMember(away.current, known))
      dispatch(api.util.invalidateTags([...TAGS, 'OpenSession', 'StaffMember', 'Passkey']));
    away.current = isAway ? atWork : undefined;
  }, [isAway, atWork, known, dispatch]);

  const entered = useCallback(() => {
    dispatch(askAnew());
    staffHint.set();
  }, [dispatch]);

  const admin = useMemo<Admin>(
    () => ({
      isAuthenticated,
      member: known ?? undefined,
      hasEnded,
      isAwaited,
      shift,
      login: async (password) => {
        await signIn({ password }).unwrap();
        entered();
      },
      entered,
      logout: async () => {
        await signOut().unwrap();
        setAtWork(undefined);
        forgetDrafts('staff');
        staffHint.clear();
        dispatch(api.util.resetApiState()); // what only staff may read does not stay behind
      },
    }),
    [isAuthenticated, known, hasEnded, isAwaited, shift, signIn, signOut, entered, dispatch],
  );
  return <AdminContext value={admin}>{children}</AdminContext>;
}

/** The staff sign-in; throws outside `AdminProvider`. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (!admin) throw new Error('useAdmin must be used within an AdminProvider');
  return admin;
}
