import type {
  AnswerOffer,
  Booking,
  BookingOffers,
  ChangeBooking,
  ReassignOperator,
  Tag,
} from '@safari/contracts';
import { api, path } from '@safari/web-kit';
import { staleUnless } from '../data/booking.api';

const CHANGED: Tag[] = [
  'Booking',
  'BookingSummary',
  'Money',
  'Trip',
  'Communication',
  'AvailabilityRequest',
  'History',
];

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
      invalidatesTags: (_, error) => staleUnless(error, CHANGED),
    }),
    answerOffer: build.mutation<BookingOffers, { bookingId: string; offerId: number; answer: AnswerOffer }>({
      query: ({ bookingId, offerId, answer }) => ({
        url: path('/api/bookings', bookingId, 'offers', String(offerId)),
        method: 'POST',
        body: answer,
      }),
      invalidatesTags: (_, error) => staleUnless(error, CHANGED),
    }),
    reassignOperator: build.mutation<Booking, { booking: Booking; request: ReassignOperator }>({
      query: ({ booking: { id, version }, request }) => ({
        url: path('/api/bookings', id, 'reassign-operator'),
        method: 'POST',
        body: request,
        ifMatch: version,
      }),
      invalidatesTags: (_, error) => staleUnless(error, CHANGED),
    }),
  }),
});

export const { useChangeBookingMutation, useAnswerOfferMutation, useReassignOperatorMutation } = changeApi;
