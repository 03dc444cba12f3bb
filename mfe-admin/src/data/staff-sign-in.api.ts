import type { StaffSignIns } from '@safari/contracts';
import { api } from '@safari/web-kit';
import { tellsTime } from '@safari/web-kit/clock';

export const staffSignInApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffSignIns: build.query<StaffSignIns, void>({
      query: () => '/api/auth/admin-sign-ins',
      // every 401 makes the session be asked for again: what is refused by one must not be asked for with it, for ever
      providesTags: (_, refusal) => [refusal ? 'OpenSession' : 'StaffSession'],
      onQueryStarted: tellsTime,
    }),
  }),
});

export const { useStaffSignInsQuery } = staffSignInApi;
