import type { BookingOffers } from '@safari/contracts';
import { api } from '../api/api';
import { path } from '../api/base-query';

const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookingOffers: build.query<BookingOffers, string>({
      query: (bookingId) => path('/api/bookings', bookingId, 'offers'),
      providesTags: ['Booking'],
    }),
  }),
});

/** A booking with the changes that were offered, for the remotes of both sides; asked by the booking's id. */
export const { useBookingOffersQuery } = offersApi;
