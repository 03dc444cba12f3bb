import type { StaffSignIns } from '@safari/contracts';
import { api } from '@safari/web-kit';

export const staffSignInApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffSignIns: build.query<StaffSignIns, void>({
      query: () => '/api/auth/admin-sign-ins',
      providesTags: ['StaffSession'],
    }),
  }),
});

export const { useStaffSignInsQuery } = staffSignInApi;
