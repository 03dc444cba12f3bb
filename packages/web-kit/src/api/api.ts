import { createApi } from '@reduxjs/toolkit/query/react';
import { TAGS } from '@safari/contracts';
import { baseQuery } from './base-query';

/**
 * The one cache of the server's data. Each feature adds its own endpoints by `api.injectEndpoints`.
 * Data never expires by age: a change, a live message or a reconnect invalidates it.
 */
export const api = createApi({
  baseQuery,
  tagTypes: [...TAGS, 'CurrentUser', 'StaffSession', 'Brand'],
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  refetchOnMountOrArgChange: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
