import type { Booking, TripStatus } from '@safari/contracts';
import { Button, Confirm, toast } from '@safari/ui';
import { useFocusOnceGone } from '@safari/ui/controls';
import { Undo2 } from '@safari/ui/icons';
import { logFailure } from '@safari/web-kit';
import { useState } from 'react';
import { useUnstartBookingMutation } from '../data/booking.api';
import { BookingFailure } from '../shared/booking-failure';
import { isErased } from '../shared/erased.rules';
import { OnlyFor } from '../shared/only-for';
import { useTranslations } from '../translations/translations';

export interface NotBegunProps {
  booking: Booking;
  trip: TripStatus;
  /** The id of the element that gets the focus when the button is removed. */
  place: string;
}

/**
 * Undoes the start of a trip while its progress is 0 %. The reason of a refusal stays visible, even when undoing is no
 * longer possible.
 */
export function NotBegun({ booking, trip, place }: NotBegunProps) {
  const t = useTranslations();
  const isBegun = booking.status === 'in_progress' && trip.completionPercentage === 0;
  const isPossible = isBegun && !isErased(booking);
  const [unstart, { isLoading, isSuccess, error, originalArgs }] = useUnstartBookingMutation();
  const [asked, setAsked] = useState(false);
  const { reference, customerName: customer } = booking;
  const confirm = async () => {
    try {
      await unstart(booking).unwrap();
      toast({ title: t('begin.not.done'), description: t('begin.not.done.text', { reference }) });
    } catch (reason) {
      logFailure('A trip is still under way', reason);
    }
    setAsked(false);
  };
  return (
    <>
      {isPossible && (
        <OnlyFor duty="trips">
          <Ask place={place} isGoing={isLoading || isSuccess} onClick={() => setAsked(true)} />
        </OnlyFor>
      )}
      <BookingFailure title={t('begin.not.failed')} error={error} seen={originalArgs} />
      {asked && (
        <Confirm
          open
          onOpenChange={() => setAsked(false)}
          title={t('begin.not.title', { reference })}
          description={t('begin.not.text', { customer })}
          confirmLabel={t('begin.not.confirm')}
          cancelLabel={t('cancel')}
          onConfirm={() => void confirm()}
          busy={isLoading}
        />
      )}
    </>
  );
}

interface AskProps {
  place: string;
  isGoing: boolean;
  onClick: () => void;
}

function Ask({ place, isGoing, onClick }: AskProps) {
  const t = useTranslations();
  useFocusOnceGone(place, isGoing);
  return (
    <Button variant="secondary" className="self-start" onClick={onClick}>
      <Undo2 />
      {t('begin.not')}
    </Button>
  );
}
