import type { OpenSession } from '@safari/contracts';
import { api } from '../api/api';
import { path } from '../api/base-query';

/** Whose sessions: each side reads its own. */
export type SessionSide = 'customer' | 'staff';

const ADDRESSES = { customer: '/api/auth/sessions', staff: '/api/auth/staff-sessions' } as const;

/** The devices on which somebody is signed in. */
export const openSessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    openSessions: build.query<OpenSession[], SessionSide>({
      query: (side) => ADDRESSES[side],
      providesTags: ['OpenSession'],
    }),
    endSession: build.mutation<unknown, { side: SessionSide; id: string }>({
      query: ({ side, id }) => ({ url: path(ADDRESSES[side], id), method: 'DELETE' }),
      invalidatesTags: ['OpenSession'],
    }),
  }),
});

export const { useOpenSessionsQuery, useEndSessionMutation } = openSessionApi;
