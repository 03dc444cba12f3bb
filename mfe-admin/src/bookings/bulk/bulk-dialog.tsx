import type { Booking } from '@safari/contracts';
import { Button, Dialog, DialogActions, DialogClose, Spinner } from '@safari/ui';
import { CircleAlert, CircleCheck } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { useCapableOperatorsQuery } from '../../data/coordination.api';
import { bestOperators } from '../../data/operator-choice.rules';
import { useTranslations } from '../../translations/translations';
import { type BulkAction, counted, type Outcome, undone } from './bulk.rules';
import { useBulk } from './use-bulk';

export interface BulkDialogProps {
  action: BulkAction;
  bookings: readonly Booking[];
  onClose: () => void;
}

/** Names each booking and what will be done to it, does it, and tells how each one went. */
export function BulkDialog({ action, bookings: chosen, onClose }: BulkDialogProps) {
  const t = useTranslations();
  const [bookings] = useState(chosen); // a booking that is done no longer fits, and stays in sight
  const { outcomes, busy, run } = useBulk(action, bookings);
  const { done, refused } = counted(outcomes);
  const left = undone(bookings, outcomes).length;
  const begun = outcomes.size > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t(`bulk.${action}.title`, { count: bookings.length })}
      description={t(`bulk.${action}.text`)}
    >
      <ul className="flex h-80 flex-col divide-y divide-line overflow-y-auto">
        {bookings.map((booking) => (
          <li key={booking.id} className="flex items-start gap-3 py-2 text-sm">
            <span className="min-w-0 flex-1">
              <span className="font-semibold">
                <span className="tabular-nums">{booking.reference}</span> · {booking.customerName}
              </span>
              <br />
              <span className="text-ink-soft">
                <What action={action} booking={booking} />
              </span>
            </span>
            <How outcome={outcomes.get(booking.id)} />
          </li>
        ))}
      </ul>
      <DialogActions>
        <output className="mr-auto text-sm text-ink-soft tabular-nums">
          {begun && t(`bulk.${action}.result`, { done, refused })}
        </output>
        <DialogClose>
          <Button variant="secondary" disabled={busy}>
            {t(left === 0 ? 'bulk.close' : 'cancel')}
          </Button>
        </DialogClose>
        {left > 0 && (
          <Button busy={busy} onClick={() => void run()}>
            {begun && !busy
              ? t('bulk.again', { count: left })
              : t(`bulk.${action}.submit`, { count: bookings.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Whom it concerns, and for how much. */
function What({ action, booking }: { action: BulkAction; booking: Booking }) {
  const t = useTranslations();
  const { money } = useFormat();
  const [offer] = booking.progress?.offers ?? [];
  if (action === 'ask') return <Asked booking={booking} />;
  if (action === 'confirm') return offer?.operatorName;
  return t('bulk.invoice.what', { amount: money(booking.totalPrice), email: booking.customerEmail });
}

function Asked({ booking: { bookingType, itemId } }: { booking: Booking }) {
  const t = useTranslations();
  const { list } = useFormat();
  const { data } = useCapableOperatorsQuery({ bookingType, itemId });
  if (!data) return t('coordinate.loading');
  const operators = bestOperators(data).map(({ name }) => name);
  return operators.length > 0 ? list(operators) : t('coordinate.empty.text');
}

function How({ outcome }: { outcome: Outcome | undefined }) {
  const t = useTranslations();
  if (!outcome) return null;
  if (outcome.state === 'doing') return <Spinner />;
  if (outcome.state === 'done') {
    return (
      <span className="inline-flex items-center gap-1 text-success">
        <CircleCheck className="size-4" />
        {t('bulk.done')}
      </span>
    );
  }
  return (
    <span className="inline-flex max-w-56 items-start gap-1 text-danger">
      <CircleAlert className="mt-0.5 size-4 shrink-0" />
      {outcome.why}
    </span>
  );
}
