import type { AnswerOffer, Booking, BookingOffers, ChangeBooking, ReassignOperator } from '@safari/contracts';
import { api, makesStale, path } from '@safari/web-kit';

const changed = makesStale(
  'Booking',
  'BookingSummary',
  'Money',
  'Trip',
  'Communication',
  'AvailabilityRequest',
  'History',
);

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
        ...(version !== undefined && { ifMatch: version }),
      }),
      invalidatesTags: changed,
    }),
    answerOffer: build.mutation<BookingOffers, { bookingId: string; offerId: number; answer: AnswerOffer }>({
      query: ({ bookingId, offerId, answer }) => ({
        url: path('/api/bookings', bookingId, 'offers', String(offerId)),
        method: 'POST',
        body: answer,
      }),
      invalidatesTags: changed,
    }),
    reassignOperator: build.mutation<Booking, { booking: Booking; request: ReassignOperator }>({
      query: ({ booking: { id, version }, request }) => ({
        url: path('/api/bookings', id, 'reassign-operator'),
        method: 'POST',
        body: request,
        ifMatch: version,
      }),
      invalidatesTags: changed,
    }),
  }),
});

export const { useChangeBookingMutation, useAnswerOfferMutation, useReassignOperatorMutation } = changeApi;
