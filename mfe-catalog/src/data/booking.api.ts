import type { Booking, PlaceBooking } from '@safari/contracts';
import { api } from '@safari/web-kit';

export const customerBookingApi = api.injectEndpoints({
  endpoints: (build) => ({
    placeBooking: build.mutation<Booking, PlaceBooking>({
      query: (body) => ({ url: '/api/bookings', method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Booking']),
    }),
    myBookings: build.query<Booking[], void>({
      query: () => '/api/user/bookings',
      providesTags: ['Booking'],
    }),
  }),
});

export const { usePlaceBookingMutation, useMyBookingsQuery } = customerBookingApi;
