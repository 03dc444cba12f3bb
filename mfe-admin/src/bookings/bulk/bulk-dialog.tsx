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

/** Takes the next step of all selected bookings; those left out are listed with their reason. */
export function BulkDialog({ action, chosen, onClose }: BulkDialogProps) {
  const t = useTranslations();
  const [bookings] = useState(() => fitting(action, chosen)); // kept, since a booking that is done no longer fits, but stays in the list
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

/** Whom the action concerns, and the amount. */
function What({ action, booking, ...who }: { action: BulkAction } & AskedOperatorsProps) {
  const t = useTranslations();
  const { money } = useFormat();
  const [offer] = booking.progress?.offers ?? [];
  if (action === 'ask') return <AskedOperators booking={booking} {...who} />;
  if (action === 'confirm') return offer?.operatorName;
  return t('bulk.invoice.what', { amount: money(booking.totalPrice), email: booking.customerEmail });
}

interface AskedOperatorsProps {
  booking: Booking;
  /** The names of the operators asked, once it is done. */
  asked: readonly string[] | undefined;
  begun: boolean;
}

function AskedOperators({ booking, asked, begun }: AskedOperatorsProps) {
  const t = useTranslations();
  const { list } = useFormat();
  const { operators, nobody, isError } = useWhomToAsk(booking, begun);
  if (asked) return list(asked);
  if (isError) return t('coordinate.failed');
  if (!operators) return t('coordinate.loading');
  return operators.length > 0 ? list(operators.map(({ name }) => name)) : t(nobody);
}
