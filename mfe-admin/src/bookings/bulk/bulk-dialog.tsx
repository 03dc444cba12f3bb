import type { Booking } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { OneByOneDialog } from '../../shared/one-by-one/one-by-one-dialog';
import { useTranslations } from '../../translations/translations';
import { type BulkAction, fitting, leftOut } from './bulk.rules';
import { useBulk } from './use-bulk';
import { useWhomToAsk } from './use-whom-to-ask';

export interface BulkDialogProps {
  action: BulkAction;
  chosen: readonly Booking[];
  onClose: () => void;
}

/** Does to the chosen bookings what they need next, those that are left out named with their reason. */
export function BulkDialog({ action, chosen, onClose }: BulkDialogProps) {
  const t = useTranslations();
  const [bookings] = useState(() => fitting(action, chosen)); // a booking that is done no longer fits, and stays in sight
  const [others] = useState(() => leftOut(action, chosen));
  const { asked, ...bulk } = useBulk(action, bookings);
  const count = bookings.length;
  return (
    <OneByOneDialog
      {...bulk}
      title={t(`bulk.${action}.title`, { count })}
      text={t(`bulk.${action}.text`)}
      bookings={bookings}
      what={(booking) => (
        <What
          action={action}
          booking={booking}
          asked={asked.get(booking.id)}
          begun={bulk.outcomes.size > 0}
        />
      )}
      others={others.map(({ booking, why }) => ({
        booking,
        why: t(`bulk.leftOut.${why}`, {
          operator: booking.assignedOperatorName ?? '',
          count: booking.progress?.unanswered ?? 0,
        }),
      }))}
      result={(counts) => t(`bulk.${action}.${counts.unknown > 0 ? 'resultUnknown' : 'result'}`, counts)}
      submit={t(`bulk.${action}.submit`, { count })}
      onClose={onClose}
    />
  );
}

/** Whom it concerns, and for how much. */
function What({ action, booking, ...who }: { action: BulkAction } & AskedProps) {
  const t = useTranslations();
  const { money } = useFormat();
  const [offer] = booking.progress?.offers ?? [];
  if (action === 'ask') return <Asked booking={booking} {...who} />;
  if (action === 'confirm') return offer?.operatorName;
  return t('bulk.invoice.what', { amount: money(booking.totalPrice), email: booking.customerEmail });
}

interface AskedProps {
  booking: Booking;
  /** By their names, once it is done. */
  asked: readonly string[] | undefined;
  begun: boolean;
}

function Asked({ booking, asked, begun }: AskedProps) {
  const t = useTranslations();
  const { list } = useFormat();
  const { operators, nobody, isError } = useWhomToAsk(booking, begun);
  if (asked) return list(asked);
  if (isError) return t('coordinate.failed');
  if (!operators) return t('coordinate.loading');
  return operators.length > 0 ? list(operators.map(({ name }) => name)) : t(nobody);
}
