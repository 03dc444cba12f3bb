import type { Booking } from '@safari/contracts';
import { classNames } from '@safari/ui';
import { softEdges } from '@safari/ui/controls';
import { useFormat, useUnreadMessages } from '@safari/web-kit';
import { useTranslations } from '../translations/later-translations';

export interface BookingChoiceProps {
  bookings: readonly Booking[];
  /** The id of the booking whose messages are open. */
  open: string;
  onOpen: (bookingId: string) => void;
}

/** Selects a booking for its messages; each shows its number of unread messages. */
export function BookingChoice({ bookings, open, onOpen }: BookingChoiceProps) {
  const t = useTranslations();
  const { date } = useFormat();
  const unread = useUnreadMessages('customer');
  return (
    <nav
      ref={softEdges}
      aria-label={t('messages.bookings')}
      className="max-lg:max-h-64 max-lg:overflow-y-auto"
    >
      <ul className="flex flex-col gap-1.5">
        {bookings.map(({ id, itemName, reference, preferredDate }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === open}
              onClick={() => onOpen(id)}
              className={classNames(
                'flex w-full cursor-pointer items-center gap-3 rounded-md border px-4 py-3 text-left',
                id === open
                  ? 'border-line-strong bg-surface-sunk'
                  : 'border-line bg-surface-raised hover:border-ink-soft',
              )}
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{itemName}</span>
                <span className="block text-sm text-ink-soft tabular-nums">
                  {reference} · {date(preferredDate)}
                </span>
              </span>
              {unread.of(id) > 0 && <UnreadCount count={unread.of(id)} />}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function UnreadCount({ count }: { count: number }) {
  const t = useTranslations();
  return (
    <span className="grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('messages.unread', { count })}</span>
    </span>
  );
}
