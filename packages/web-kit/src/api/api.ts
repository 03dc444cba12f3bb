import { buildCreateApi, coreModule, reactHooksModule } from '@reduxjs/toolkit/query/react';
import { TAGS } from '@safari/contracts';
import { baseQuery } from './base-query';

/** On the server effects never run, so queries start during render; the next rendering pass has their data. */
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

/**
 * Query options for data whose changes no live message announces (who joined the office, where somebody is signed in):
 * refetched on every mount and on window focus.
 */
export const UNTOLD = { refetchOnMountOrArgChange: true, refetchOnFocus: true };
