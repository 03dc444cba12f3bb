/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   an entry of a list of our own making has no tag in HTML, and the field above it hears the keys */
import type { Booking } from '@safari/contracts';
import { classNames } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import { useEffect, useRef } from 'react';
import { StatusBadge } from '../shared/booking-badges';

export interface FoundBookingProps {
  id: string;
  booking: Booking;
  active: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

/** One booking of the list under the search. */
export function FoundBooking({ id, booking, active, onPoint, onOpen }: FoundBookingProps) {
  const { date } = useFormat();
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom has no scrollIntoView
    if (active) option.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={classNames(
        'flex cursor-pointer items-center gap-3 px-4 py-2 text-sm',
        active && 'bg-accent-soft',
      )}
      onMouseMove={active ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()} // the field keeps the focus
      onClick={onOpen}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">
          <span className="tabular-nums">{booking.reference}</span> · {booking.customerName}
        </span>
        <span className="block truncate text-xs text-ink-soft">
          {booking.itemName} · {date(booking.preferredDate)}
        </span>
      </span>
      <StatusBadge booking={booking} />
    </div>
  );
}
