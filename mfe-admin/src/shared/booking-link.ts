/** The id of the link by which a list opens a booking. */
export const linkId = (bookingId: string): string => `booking-${bookingId}`;
