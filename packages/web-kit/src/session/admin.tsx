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
    /** The signed-in member, or `null`; an outage is an error, not `null`. */
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

/** Writes the signed-in member to the cache, as if the server had answered. */
export const knownMember = (value: StaffSession) =>
  staffApi.util.upsertQueryEntries([{ endpointName: 'staffSession', arg: undefined, value }]);

/** Drops the cached member at once; the result of a query for it that is still running is ignored. */
const forgetMember = () =>
  api.internalActions.removeQueryResult({ queryCacheKey: 'staffSession(undefined)' as QueryCacheKey });

/** All who use the shared password count as one member. */
export const isSameMember = (one: StaffSession, other: StaffSession): boolean =>
  one.memberId === other.memberId;

type Dispatch = ThunkDispatch<Parameters<typeof staffApi.reducer>[0], unknown, UnknownAction>;

/** Asks the server who is signed in; the answer to a request from before the sign-in is ignored. */
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
  /** The signed-in member, once the server has confirmed it. */
  member: StaffSession | undefined;
  /**
   * A session that the server had confirmed has ended, not by `logout` here, so somebody may be in the middle of work.
   */
  hasEnded: boolean;
  /** Somebody has signed in again; the server has not yet said whether it is the same member. */
  isAwaited: boolean;
  /** Changes when another member signs in: then every screen starts afresh. */
  shift: number;
  /** Throws a `CallError` when the server refuses the password. */
  login: (password: string) => Promise<void>;
  /** Call when the server has opened a session in another way. */
  entered: () => void;
  /**
   * Ends the session on the server and clears the hint; throws a `CallError` when the server cannot be reached or
   * refuses.
   */
  logout: () => Promise<void>;
}

const AdminContext = createContext<Admin | undefined>(undefined);

/** Provides the staff sign-in of this browser, and has the server confirm it. */
export function AdminProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch<Dispatch>();
  const isAuthenticated = useStaffHint();
  const { currentData: known, isFetching } = staffApi.useStaffSessionQuery(undefined, {
    skip: !isAuthenticated,
    refetchOnFocus: true, // a tab that slept may have missed a sign-out and sign-in elsewhere
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
    if (isAuthenticated) return () => void dispatch(forgetMember()); // the next to sign in may be another member
  }, [isAuthenticated, dispatch]);

  const isAway = atWork !== undefined && !known;
  const isAwaited = isAway && isAuthenticated && isFetching;
  const hasEnded = isAway && !isAwaited;
  const away = useRef<StaffSession>(undefined);
  useEffect(() => {
    // the same member gets fresh data; for another one, the person watch drops everything
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
        dispatch(api.util.resetApiState()); // data for staff must not stay in the cache
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
