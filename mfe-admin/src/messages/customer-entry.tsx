import type { Booking } from '@safari/contracts';
import { classNames } from '@safari/ui';
import { useUnreadMessages } from '@safari/web-kit';
import { UnreadCount } from '../shared/unread-count';
import { useTranslations } from '../translations/translations';

export interface CustomerEntryProps {
  booking: Booking;
  selected: boolean;
  onSelect: () => void;
}

/** The customer's entry above the operators, with the number of unread messages. */
export function CustomerEntry({ booking, selected, onSelect }: CustomerEntryProps) {
  const t = useTranslations();
  const unread = useUnreadMessages('staff').of(booking.id);
  return (
    <button
      type="button"
      aria-current={selected}
      onClick={onSelect}
      className={classNames(
        'flex cursor-pointer items-center gap-3 rounded-md border px-3 py-2 text-left text-sm font-semibold',
        selected ? 'border-line-strong bg-surface-sunk' : 'border-line',
      )}
    >
      <span className="min-w-0 flex-1 break-words">
        {t('messages.customer', { name: booking.customerName })}
      </span>
      <UnreadCount count={unread} />
    </button>
  );
}
