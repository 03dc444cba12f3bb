import type { AnswerOffer, LinkedOffer } from '@safari/contracts';
import { api, path } from '@safari/web-kit';
import { tellsTime } from '@safari/web-kit/clock';

const address = (token: string) => path('/api/booking/change-offers', token);

export const offerApi = api.injectEndpoints({
  endpoints: (build) => ({
    linkedOffer: build.query<LinkedOffer, string>({ query: address, onQueryStarted: tellsTime }),
    answerLinkedOffer: build.mutation<LinkedOffer, { token: string; answer: AnswerOffer }>({
      // an offer can be answered only once, so it needs no key
      query: ({ token, answer }) => ({
        url: address(token),
        method: 'POST',
        body: answer,
        idempotencyKey: null,
      }),
    }),
  }),
});

export const { useLinkedOfferQuery, useAnswerLinkedOfferMutation } = offerApi;
