import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { TAGS } from '@safari/contracts';
import { baseQuery } from './base-query';

/** On the server a screen asks for its data while it is drawn, since it never comes to effects; the next drawing has them. */
const createApi = buildCreateApi(
  coreModule(),
  reactHooksModule({ unstable__sideEffectsInRender: typeof document === 'undefined' }),
);

/**
 * The one cache of the server's data. Each feature adds its own endpoints by `api.injectEndpoints`.
 * Data never expires by age: a change, a live message or a reconnect invalidates it.
 */
export const api = createApi({
  baseQuery,
  tagTypes: [...TAGS, 'CurrentUser', 'StaffSession', 'OpenSession', 'StaffMember', 'Passkey', 'Brand'],
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});

/** Of a query whose changes no message tells: who joins the office, where somebody has signed in. It is asked anew at every look. */
export const UNTOLD = { refetchOnMountOrArgChange: true, refetchOnFocus: true };
