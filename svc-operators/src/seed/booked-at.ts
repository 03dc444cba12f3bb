/** When a booking was made, by the moment that its id (UUIDv7) carries. */
export function bookedAt(bookingId: string): Date {
  return new Date(Number.parseInt(bookingId.replaceAll('-', '').slice(0, 12), 16));
}
