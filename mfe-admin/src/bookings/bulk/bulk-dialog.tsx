import type { Booking } from '@safari/contracts';
import { Button, Dialog, DialogActions, DialogClose, Spinner } from '@safari/ui';
import { CircleAlert, CircleCheck } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useId, useState } from 'react';
import { useTranslations } from '../../translations/translations';
import {
  type BulkAction,
  counted,
  fitting,
  leftOut,
  type Outcome,
  remaining,
  type WhyNot,
} from './bulk.rules';
import { useBulk } from './use-bulk';
import { useWhomToAsk } from './use-whom-to-ask';

export interface BulkDialogProps {
  action: BulkAction;
  chosen: readonly Booking[];
  onClose: () => void;
}

/**
 * Names each booking and what will be done to it, and those that are left out and why; does it, and tells how each one
 * went.
 */
export function BulkDialog({ action, chosen, onClose }: BulkDialogProps) {
  const t = useTranslations();
  const [bookings] = useState(() => fitting(action, chosen)); // a booking that is done no longer fits, and stays in sight
  const [others] = useState(() => leftOut(action, chosen));
  const { outcomes, asked, busy, run } = useBulk(action, bookings);
  const { done, refused, unknown } = counted(outcomes);
  const left = remaining(bookings, outcomes).length;
  const begun = outcomes.size > 0;
  return (
    <Dialog
      open
      busy={busy}
      onOpenChange={onClose}
      title={t(`bulk.${action}.title`, { count: bookings.length })}
      description={t(`bulk.${action}.text`)}
    >
      <div className="h-80 overflow-y-auto">
        <ul className="flex flex-col divide-y divide-line">
          {bookings.map((booking) => (
            <li
              key={booking.id}
              className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2 text-sm sm:flex-nowrap"
            >
              <span className="min-w-0 grow basis-56">
                <span className="font-semibold">
                  <span className="tabular-nums">{booking.reference}</span> · {booking.customerName}
                </span>
                <br />
                <span className="text-ink-soft">
                  <What action={action} booking={booking} asked={asked.get(booking.id)} begun={begun} />
                </span>
              </span>
              <How outcome={outcomes.get(booking.id)} />
            </li>
          ))}
        </ul>
        <LeftOut others={others} />
      </div>
      <DialogActions>
        <output className="flex-1 self-center text-sm text-ink-soft tabular-nums max-sm:order-last max-sm:min-h-lh max-sm:basis-full">
          {begun &&
            t(`bulk.${action}.${unknown > 0 ? 'resultUnknown' : 'result'}`, { done, refused, unknown })}
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

function LeftOut({ others }: { others: readonly { booking: Booking; why: WhyNot }[] }) {
  const t = useTranslations();
  const label = useId();
  if (others.length === 0) return null;
  return (
    <section className="mt-3 rounded-md bg-surface-sunk px-3 py-2 text-sm">
      <h3 id={label} className="font-semibold">
        {t('bulk.leftOut', { count: others.length })}
      </h3>
      <ul aria-labelledby={label} className="flex flex-col gap-0.5 pt-1 text-ink-soft">
        {others.map(({ booking: { id, reference, customerName, assignedOperatorName, progress }, why }) => (
          <li key={id}>
            <span className="tabular-nums">{reference}</span> · {customerName}:{' '}
            {t(`bulk.leftOut.${why}`, {
              operator: assignedOperatorName ?? '',
              count: progress?.unanswered ?? 0,
            })}
          </li>
        ))}
      </ul>
    </section>
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
    <span className="inline-flex items-start gap-1 text-danger sm:max-w-56">
      <CircleAlert className="mt-0.5 size-4 shrink-0" />
      {outcome.why}
    </span>
  );
}
