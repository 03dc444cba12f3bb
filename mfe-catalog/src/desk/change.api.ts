import {
  type AnswerOffer,
  type AskForChange,
  type BookingOffers,
  OFFER_ANSWERED,
  staleAfter,
} from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

const changeApi = api.injectEndpoints({
  endpoints: (build) => ({
    askForChange: build.mutation<BookingOffers, { bookingId: string; request: AskForChange }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/user/bookings', bookingId, 'offers'),
        method: 'POST',
        body: request,
      }),
      // 409: another offer is open, or the price has changed; refetch to show that
      invalidatesTags: makesStale(...staleAfter('booking.change.offered.v1')),
    }),
    answerMyOffer: build.mutation<BookingOffers, { bookingId: string; offerId: number; answer: AnswerOffer }>(
      {
        query: ({ bookingId, offerId, answer }) => ({
          url: path('/api/user/bookings', bookingId, 'offers', String(offerId)),
          method: 'POST',
          body: answer,
        }),
        invalidatesTags: makesStale(...staleAfter(...OFFER_ANSWERED)),
      },
    ),
  }),
});

export const { useAskForChangeMutation, useAnswerMyOfferMutation } = changeApi;
