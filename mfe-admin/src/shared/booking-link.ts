/** The id of a booking's link in a list. */
export const linkId = (bookingId: string): string => `booking-${bookingId}`;
