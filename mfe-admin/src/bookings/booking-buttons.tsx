import { type Booking, moveDuty } from '@safari/contracts';
import { Button, type ButtonProps } from '@safari/ui';
import { CircleCheck, Receipt, UserPlus } from '@safari/ui/icons';
import { useOpenDialog } from '../shared/address-dialog';
import { linkId } from '../shared/booking-link';
import { canAskOperators, officeActions } from '../shared/office-actions.rules';
import { useMay } from '../shared/use-may';
import { useTranslations } from '../translations/translations';
import type { Doable } from './next-step.rules';
import { NextStepButton, useNextStep, WaitsFor } from './next-step-button';
import { useNextMove } from './use-next-move';

export interface BookingButtonsProps {
  booking: Booking;
  size?: ButtonProps['size'];
  /** the look of the next step's button, and of the others */
  variants: { next: ButtonProps['variant']; other: ButtonProps['variant'] };
  /**
   * On the booking's own page, a change that the customer asks for is answered in the notice above, not by a button.
   */
  opened?: boolean;
}

/** A booking's next step, and what else the office can do with it. */
export function BookingButtons({ booking, size = 'md', variants, opened = false }: BookingButtonsProps) {
  const t = useTranslations();
  const may = useMay();
  const open = useOpenDialog();
  const move = useNextMove(booking);
  const { step, waits } = useNextStep(booking);
  // in a list, the link to the booking describes its buttons; on its page that is clear
  const base = { size, 'aria-describedby': opened ? undefined : linkId(booking.id) };
  const look = (kind: Doable['kind']) => ({
    ...base,
    variant: waits || (step && step.kind !== kind) ? variants.other : variants.next,
  });
  const completes = officeActions.markCompleted(booking) && may(moveDuty('completed'));
  const elsewhere = [...(opened ? ['answer'] : []), 'ask', 'invoice', ...(completes ? ['complete'] : [])];
  const standsElsewhere = step && elsewhere.includes(step.kind);
  return (
    <>
      {step && !standsElsewhere && (
        <NextStepButton {...base} variant={variants.next} booking={booking} step={step} move={move} />
      )}
      {waits && <WaitsFor waits={waits} />}
      {canAskOperators(booking) && may('office') && (
        <Button {...look('ask')} onClick={() => open('coordinate', booking.id)}>
          <UserPlus />
          {t('booking.selectOperators')}
        </Button>
      )}
      {officeActions.sendInvoice(booking) && may('money') && (
        <Button {...look('invoice')} onClick={() => open('invoice', booking.id)}>
          <Receipt />
          {t('booking.sendInvoice')}
        </Button>
      )}
      {completes && (
        <Button {...look('complete')} busy={move.busy} onClick={() => void move.complete()}>
          {!move.busy && <CircleCheck />}
          {t('booking.markCompleted')}
        </Button>
      )}
      {move.question}
    </>
  );
}
