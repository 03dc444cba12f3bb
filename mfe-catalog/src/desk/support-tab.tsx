import type { Booking } from '@safari/contracts';
import { useState } from 'react';
import { BookingChoice } from './booking-choice';
import { BookingMessages } from './booking-messages';
import { OfficeContact } from './office-contact';

export interface SupportTabProps {
  bookings: readonly Booking[];
  /** The id of the booking whose messages are open; the first booking if none is chosen. */
  chosen: string;
  onChoose: (bookingId: string) => void;
}

/** The messages with the office, booking by booking, and the other ways to reach it. */
export function SupportTab({ bookings, chosen, onChoose }: SupportTabProps) {
  // kept: while somebody writes about this booking, another one may become the first
  const [first] = useState(bookings[0]?.id);
  const of = (wanted: string | undefined) => bookings.find(({ id }) => id === wanted);
  const booking = of(chosen) ?? of(first) ?? bookings[0];
  if (!booking) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <BookingChoice bookings={bookings} open={booking.id} onOpen={onChoose} />
      <div className="flex min-w-0 flex-col gap-8">
        <BookingMessages key={booking.id} booking={booking} />
        <OfficeContact booking={booking} />
      </div>
    </div>
  );
}
