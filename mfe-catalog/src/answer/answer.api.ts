import type { LinkedRequest, OperatorAnswer } from '@safari/contracts';
import { api, openDrafts, path } from '@safari/web-kit';

const address = (token: string) => path('/api/operator-answers', token);

export const answerApi = api.injectEndpoints({
  endpoints: (build) => ({
    linkedRequest: build.query<LinkedRequest, string>({
      query: address,
      transformResponse: async (request: LinkedRequest, _, token) => {
        await openDrafts({ link: token }, token); // drafts of this form belong to the holder of the link
        return request;
      },
    }),
    answerLinkedRequest: build.mutation<LinkedRequest, { token: string; answer: OperatorAnswer }>({
      // the server recognizes the same answer by its content, so it needs no key
      query: ({ token, answer }) => ({
        url: address(token),
        method: 'POST',
        body: answer,
        idempotencyKey: null,
      }),
      onQueryStarted: async ({ token }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(answerApi.util.updateQueryData('linkedRequest', token, () => data));
      },
    }),
  }),
});

export const { useLinkedRequestQuery, useAnswerLinkedRequestMutation } = answerApi;
