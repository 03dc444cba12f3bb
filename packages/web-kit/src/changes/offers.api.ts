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

/** A booking with its change offers; by the booking's id. For customers and staff. */
export const { useBookingOffersQuery } = offersApi;
