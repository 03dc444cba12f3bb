import type { AnswerLink, AvailabilityRequest } from '@safari/contracts';
import { api, path } from '@safari/web-kit';

const deed = (id: number, what: 'link' | 'close' | 'revoke') => ({
  url: path('/api/availability-requests', id, what),
  method: 'POST' as const,
  // repeating a link gives another one, and ending a question twice is ending it once
  idempotencyKey: null,
});

/** The questions behind the requests: their links, their end. A refusal, too, says that our copy is behind. */
export const questionApi = api.injectEndpoints({
  endpoints: (build) => ({
    makeAnswerLink: build.mutation<AnswerLink, number>({
      query: (id) => deed(id, 'link'),
      invalidatesTags: ['AvailabilityRequest'],
    }),
    closeQuestion: build.mutation<AvailabilityRequest, number>({
      query: (id) => deed(id, 'close'),
      invalidatesTags: ['AvailabilityRequest'],
    }),
    revokeQuestion: build.mutation<AvailabilityRequest, number>({
      query: (id) => deed(id, 'revoke'),
      invalidatesTags: ['AvailabilityRequest'],
    }),
  }),
});

export const { useMakeAnswerLinkMutation, useCloseQuestionMutation, useRevokeQuestionMutation } = questionApi;
