import type { RunningTrip } from '@safari/contracts';
import { TextLink } from '@safari/ui';
import { isCallError, Link, useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** The trips because of which an operator cannot be deleted, each with a link to reassign it. */
export function RunningTrips({ error }: { error: unknown }) {
  const t = useTranslations();
  const { date } = useFormat();
  const trips = isCallError(error) ? ((error.problem?.['trips'] as RunningTrip[] | undefined) ?? []) : [];
  if (trips.length === 0) return null;
  return (
    <span className="flex flex-col gap-1">
      {trips.map(({ bookingId, reference, itemName, preferredDate }) => (
        <TextLink asChild key={bookingId}>
          <Link to={`/bookings?booking=${bookingId}&reassign=${bookingId}`}>
            {t('operators.runs', { reference, item: itemName, date: date(preferredDate) })}
          </Link>
        </TextLink>
      ))}
    </span>
  );
}
