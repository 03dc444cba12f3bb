import type {
  ChangeStaffMember,
  InviteStaffMember,
  StaffInvitationLink,
  StaffMember,
} from '@safari/contracts';
import { api, path } from '@safari/web-kit';

const MEMBERS = '/api/auth/staff-members';

/** @param version the one that the editor saw */
interface ChangedMember {
  id: string;
  version: number | undefined;
  facts: ChangeStaffMember;
}

export const memberApi = api.injectEndpoints({
  endpoints: (build) => ({
    members: build.query<StaffMember[], void>({ query: () => MEMBERS, providesTags: ['StaffMember'] }),
    inviteMember: build.mutation<StaffInvitationLink, InviteStaffMember>({
      query: (body) => ({ url: MEMBERS, method: 'POST', body }),
      invalidatesTags: ['StaffMember'],
    }),
    inviteMemberAgain: build.mutation<StaffInvitationLink, string>({
      query: (id) => ({ url: path(MEMBERS, id, 'invitation'), method: 'POST' }),
      invalidatesTags: ['StaffMember', 'OpenSession'],
    }),
    changeMember: build.mutation<StaffMember, ChangedMember>({
      query: ({ id, version, facts }) => ({
        url: path(MEMBERS, id),
        method: 'PUT',
        body: facts,
        ifMatch: version,
      }),
      invalidatesTags: ['StaffMember', 'OpenSession', 'StaffSession'],
    }),
    removeMember: build.mutation<unknown, string>({
      query: (id) => ({ url: path(MEMBERS, id), method: 'DELETE' }),
      invalidatesTags: ['StaffMember', 'OpenSession'],
    }),
  }),
});

export const {
  useMembersQuery,
  useInviteMemberMutation,
  useInviteMemberAgainMutation,
  useChangeMemberMutation,
  useRemoveMemberMutation,
} = memberApi;
