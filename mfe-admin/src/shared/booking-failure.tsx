import type { Booking } from '@safari/contracts';
import { Notice } from '@safari/ui';
import { ScrollIntoView } from '@safari/ui/controls';
import { FailureNotice } from './failure-notice';
import { useBecameMeanwhile } from './use-became';

export interface BookingFailureProps {
  title: string;
  error: unknown;
  /** The booking as it was before the change. */
  seen: Booking | undefined;
}

/** Why a booking was not changed; after a conflict, what somebody else has changed. */
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
