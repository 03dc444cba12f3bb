import type { Booking } from '@safari/contracts';
import { Notice } from '@safari/ui';
import { ScrollIntoView } from '@safari/ui/controls';
import { FailureNotice } from './failure-notice';
import { useBecameMeanwhile } from './use-became';

export interface BookingFailureProps {
  title: string;
  error: unknown;
  /** The booking that was to be changed, as it was seen. */
  seen: Booking | undefined;
}

/** Why a booking was not changed: where somebody else was first, by what they have made of it. */
export function BookingFailure({ title, error, seen }: BookingFailureProps) {
  const becameMeanwhile = useBecameMeanwhile();
  const became = seen && becameMeanwhile(seen, error);
  if (!became) return <FailureNotice title={title} error={error} />;
  return (
    <ScrollIntoView>
      <Notice tone="warning" title={title}>
        {became}
      </Notice>
    </ScrollIntoView>
  );
}
