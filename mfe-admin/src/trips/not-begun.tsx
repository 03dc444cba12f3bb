import type { Booking, TripStatus } from '@safari/contracts';
import { Button, Confirm, Notice, toast } from '@safari/ui';
import { useFocusOnceGone } from '@safari/ui/controls';
import { Undo2 } from '@safari/ui/icons';
import { logFailure } from '@safari/web-kit';
import { useState } from 'react';
import { useUnstartBookingMutation } from '../data/booking.api';
import { isErased } from '../shared/erased.rules';
import { FailureNotice } from '../shared/failure-notice';
import { OnlyFor } from '../shared/only-for';
import { ScrollIntoView } from '../shared/scroll-into-view';
import { useBecame } from '../shared/use-became';
import { currentState } from '../shared/use-versioned-edit';
import { useTranslations } from '../translations/translations';

export interface NotBegunProps {
  booking: Booking;
  trip: TripStatus;
  /** The id of what takes the focus once it is taken back, and the button gone. */
  place: string;
}

/** Takes back that a trip has begun; draws nothing where it has not, or where something of it is done. */
export function NotBegun({ booking, trip, place }: NotBegunProps) {
  const isPossible = booking.status === 'in_progress' && trip.completionPercentage === 0;
  if (!isPossible || isErased(booking)) return null;
  return (
    <OnlyFor duty="trips">
      <Unstart booking={booking} place={place} />
    </OnlyFor>
  );
}

function Unstart({ booking, place }: Omit<NotBegunProps, 'trip'>) {
  const t = useTranslations();
  const [unstart, { isLoading, isSuccess, error, originalArgs }] = useUnstartBookingMutation();
  useFocusOnceGone(place, isLoading || isSuccess);
  const [asked, setAsked] = useState(false);
  const became = useBecame();
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
  const current = currentState<Booking>(error);
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setAsked(true)}>
        <Undo2 />
        {t('begin.not')}
      </Button>
      {current && originalArgs ? (
        <ScrollIntoView>
          <Notice tone="warning" title={t('begin.not.failed')}>
            {became(originalArgs, current)}
          </Notice>
        </ScrollIntoView>
      ) : (
        <FailureNotice title={t('begin.not.failed')} error={error} />
      )}
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
