import type { Booking } from '@safari/contracts';
import { Card, CardTitle } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/later-translations';
import { BookingStatusBadge, BookingTypeBadge } from './booking-badges';
import { BookingFacts } from './booking-facts';
import { BookingPicture } from './booking-picture';

export interface BookingCardProps {
  booking: Booking;
  /** Content between the facts and the buttons. */
  children?: ReactNode;
  actions: ReactNode;
  /** A strip across the foot of the card. */
  foot?: ReactNode;
}

/** Id of the heading of a booking's card; it can be focused. */
export const headingOf = ({ id }: Booking): string => `booking-${id}`;

/** One booking, with its picture; in one column on a phone. */
export function BookingCard({ booking, children, actions, foot }: BookingCardProps) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const { bookingType, status, itemName, reference, createdAt } = booking;
  return (
    <Card aria-labelledby={headingOf(booking)}>
      <div className="flex flex-col md:flex-row">
        <div className="relative shrink-0 md:w-60 lg:w-80">
          <BookingPicture
            booking={booking}
            className="aspect-2/1 size-full object-cover md:absolute md:inset-0 md:aspect-auto"
          />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-5 p-inset">
          <header className="flex flex-col gap-2">
            <p className="flex flex-wrap gap-2">
              <BookingStatusBadge status={status} />
              <BookingTypeBadge type={bookingType} />
            </p>
            <CardTitle level={2} id={headingOf(booking)} tabIndex={-1} className="text-2xl">
              {itemName}
            </CardTitle>
            <p className="text-sm text-ink-soft">
              <span className="font-semibold text-ink tabular-nums">{reference}</span> ·{' '}
              <time dateTime={createdAt}>
                {t('desk.fact.booked')} {dateTime(createdAt)}
              </time>
            </p>
          </header>
          <BookingFacts booking={booking} />
          {children}
          <div className="mt-auto grid flex-wrap gap-2.5 sm:flex">{actions}</div>
        </div>
      </div>
      {foot && <div className="border-t border-line bg-surface-sunk px-inset py-5">{foot}</div>}
    </Card>
  );
}

/** The cards in one column. */
export function BookingList({
  bookings,
  children,
}: {
  bookings: readonly Booking[];
  children: (booking: Booking) => ReactNode;
}) {
  return (
    <ul className="flex flex-col gap-6">
      {bookings.map((booking) => (
        <li key={booking.id}>{children(booking)}</li>
      ))}
    </ul>
  );
}
