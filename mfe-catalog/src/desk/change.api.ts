import type { AnswerOffer, AskForChange, BookingOffers } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

const changeApi = api.injectEndpoints({
  endpoints: (build) => ({
    askForChange: build.mutation<BookingOffers, { bookingId: string; request: AskForChange }>({
      query: ({ bookingId, request }) => ({
        url: path('/api/user/bookings', bookingId, 'offers'),
        method: 'POST',
        body: request,
      }),
      // 409 says that another offer is open, or that it costs another amount by now: show that
      invalidatesTags: makesStale('Booking'),
    }),
    answerMyOffer: build.mutation<BookingOffers, { bookingId: string; offerId: number; answer: AnswerOffer }>(
      {
        query: ({ bookingId, offerId, answer }) => ({
          url: path('/api/user/bookings', bookingId, 'offers', String(offerId)),
          method: 'POST',
          body: answer,
        }),
        invalidatesTags: makesStale('Booking', 'Money', 'Trip'),
      },
    ),
  }),
});

export const { useAskForChangeMutation, useAnswerMyOfferMutation } = changeApi;
