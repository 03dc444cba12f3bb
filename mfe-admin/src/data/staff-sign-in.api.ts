import type { StaffSignIns } from '@safari/contracts';
import { api } from '@safari/web-kit';
import { tellsTime } from '@safari/web-kit/clock';

export const staffSignInApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffSignIns: build.query<StaffSignIns, void>({
      query: () => '/api/auth/admin-sign-ins',
      providesTags: ['StaffSession'],
      onQueryStarted: tellsTime,
    }),
  }),
});

export const { useStaffSignInsQuery } = staffSignInApi;
