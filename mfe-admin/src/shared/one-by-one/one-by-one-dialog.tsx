import type { Booking } from '@safari/contracts';
import { Button, Dialog, DialogActions, DialogClose, Spinner } from '@safari/ui';
import { softEdges } from '@safari/ui/controls';
import { CircleAlert, CircleCheck } from '@safari/ui/icons';
import { type ReactNode, useId } from 'react';
import { useTranslations } from '../../translations/translations';
import { WhyOff } from '../why-off';
import { counted, type Outcome, remaining } from './outcome.rules';
import type { OneByOne } from './use-one-by-one';

export interface OneByOneDialogProps extends OneByOne {
  title: string;
  text: string;
  bookings: readonly Booking[];
  /** Describes what is done to a booking. */
  what: (booking: Booking) => ReactNode;
  /** Shown in front of a booking until the first run. */
  choice?: (booking: Booking) => ReactNode;
  /** The bookings that are left out, with the reason. */
  others: readonly { booking: Booking; why: string }[];
  /** A summary of all outcomes. */
  result: (counts: Record<Outcome['state'], number>) => string;
  submit: string;
  /** Why nothing can be done with the current choice; undefined if something can. */
  nothing?: string | undefined;
  onClose: () => void;
}

/**
 * Lists each booking with what will be done to it, and those left out with the reason; runs the action, and shows each
 * outcome.
 */
export function OneByOneDialog({
  title,
  text,
  bookings,
  what,
  choice,
  others,
  outcomes,
  busy,
  run,
  result,
  submit,
  nothing,
  onClose,
}: OneByOneDialogProps) {
  const t = useTranslations();
  const begun = outcomes.size > 0;
  const left = remaining(bookings, outcomes).length;
  return (
    <Dialog open busy={busy} onOpenChange={onClose} title={title} description={text}>
      <div ref={softEdges} className="h-80 overflow-y-auto">
        <ul className="flex flex-col divide-y divide-line">
          {bookings.map((booking) => (
            <li
              key={booking.id}
              className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2 text-sm sm:flex-nowrap"
            >
              {!begun && choice?.(booking)}
              <span className="min-w-0 grow basis-56">
                <span className="font-semibold">
                  <span className="tabular-nums">{booking.reference}</span> · {booking.customerName}
                </span>
                <br />
                <span className="text-ink-soft">{what(booking)}</span>
              </span>
              <How outcome={outcomes.get(booking.id)} />
            </li>
          ))}
        </ul>
        <LeftOut others={others} />
      </div>
      <DialogActions>
        <output className="flex-1 self-center text-sm text-ink-soft tabular-nums max-sm:order-last max-sm:min-h-lh max-sm:basis-full">
          {begun && result(counted(outcomes))}
        </output>
        <DialogClose>
          <Button variant="secondary" disabled={busy}>
            {t(left === 0 ? 'bulk.close' : 'cancel')}
          </Button>
        </DialogClose>
        {left > 0 && (
          <WhyOff why={nothing}>
            {(off) => (
              <Button {...off} busy={busy} onClick={() => void run()}>
                {begun && !busy ? t('bulk.again', { count: left }) : submit}
              </Button>
            )}
          </WhyOff>
        )}
      </DialogActions>
    </Dialog>
  );
}

function LeftOut({ others }: Pick<OneByOneDialogProps, 'others'>) {
  const t = useTranslations();
  const label = useId();
  if (others.length === 0) return null;
  return (
    <section className="mt-3 rounded-md bg-surface-sunk px-3 py-2 text-sm">
      <h3 id={label} className="font-semibold">
        {t('bulk.leftOut', { count: others.length })}
      </h3>
      <ul aria-labelledby={label} className="flex flex-col gap-0.5 pt-1 text-ink-soft">
        {others.map(({ booking: { id, reference, customerName }, why }) => (
          <li key={id}>
            <span className="tabular-nums">{reference}</span> · {customerName}: {why}
          </li>
        ))}
      </ul>
    </section>
  );
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
