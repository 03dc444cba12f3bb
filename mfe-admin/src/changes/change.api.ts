import {
  type AnswerOffer,
  type Booking,
  type BookingOffers,
  type ChangeBooking,
  OFFER_ANSWERED,
  type ReassignOperator,
  staleAfter,
} from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

const changeApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeBooking: build.mutation<
      BookingOffers,
      { bookingId: string; version: number | undefined; request: ChangeBooking }
    >({
      query: ({ bookingId, version, request }) => ({
        url: path('/api/bookings', bookingId),
        method: 'PUT',
        body: request,
        once: true,
        ...(version !== undefined && { ifMatch: version }),
      }),
      invalidatesTags: makesStale(...staleAfter('booking.booking.changed.v1', 'booking.change.offered.v1')),
    }),
    answerOffer: build.mutation<BookingOffers, { bookingId: string; offerId: number; answer: AnswerOffer }>({
      query: ({ bookingId, offerId, answer }) => ({
        url: path('/api/bookings', bookingId, 'offers', String(offerId)),
        method: 'POST',
        body: answer,
      }),
      invalidatesTags: makesStale(...staleAfter(...OFFER_ANSWERED)),
    }),
    reassignOperator: build.mutation<Booking, { booking: Booking; request: ReassignOperator }>({
      query: ({ booking: { id, version }, request }) => ({
        url: path('/api/bookings', id, 'reassign-operator'),
        method: 'POST',
        body: request,
        ifMatch: version,
      }),
      invalidatesTags: makesStale(...staleAfter('booking.booking.operator-assigned.v1')),
    }),
  }),
});

export const { useChangeBookingMutation, useAnswerOfferMutation, useReassignOperatorMutation } = changeApi;
