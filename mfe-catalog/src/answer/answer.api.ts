import type { LinkedRequest, OperatorAnswer } from '@safari/contracts';
import { api, path } from '@safari/web-kit';

const address = (token: string) => path('/api/operator-answers', token);

export const answerApi = api.injectEndpoints({
  endpoints: (build) => ({
    question: build.query<LinkedRequest, string>({ query: address }),
    answerQuestion: build.mutation<LinkedRequest, { token: string; answer: OperatorAnswer }>({
      // the same answer again is the same by its content, so it needs no key
      query: ({ token, answer }) => ({
        url: address(token),
        method: 'POST',
        body: answer,
        idempotencyKey: null,
      }),
      onQueryStarted: async ({ token }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(answerApi.util.updateQueryData('question', token, () => data));
      },
    }),
  }),
});

export const { useQuestionQuery, useAnswerQuestionMutation } = answerApi;
