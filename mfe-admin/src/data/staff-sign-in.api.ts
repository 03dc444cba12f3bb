import type { StaffSignIns } from '@safari/contracts';
import { api } from '@safari/web-kit';
import { tellsTime } from '@safari/web-kit/clock';

export const staffSignInApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffSignIns: build.query<StaffSignIns, void>({
      query: () => '/api/auth/admin-sign-ins',
      // every 401 refetches the session tags: a query that was itself refused must not provide one, or it would be
      // repeated for ever
      providesTags: (_, refusal) => [refusal ? 'OpenSession' : 'StaffSession'],
      onQueryStarted: tellsTime,
    }),
  }),
});

export const { useStaffSignInsQuery } = staffSignInApi;
