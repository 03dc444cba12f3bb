import type { Booking } from '@safari/contracts';
import { Accordion, AccordionItem } from '@safari/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '../translations/later-translations';
import { headingOf } from './booking-card';
import { useMyTripUpdatesQuery } from './desk.api';
import { LoadFailedNote } from './load-failed-note';
import { TripUpdates } from './trip-updates';

/** The updates of a trip that is over, collapsed; they are loaded when opened, unless they are cached. */
export function TripJournal({ bookingId }: { bookingId: string }) {
  const t = useTranslations();
  const [opened, setOpened] = useState(false);
  return (
    <Accordion>
      <AccordionItem
        title={t('trip.updates.journal')}
        onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
      >
        {opened && <TripUpdates bookingId={bookingId} />}
      </AccordionItem>
    </Accordion>
  );
}

/**
 * Renders its children if the trip has any updates: also one that is cancelled or has not begun may have some. The
 * updates are loaded at once, since nothing else says whether there are any.
 */
export function IfAnyUpdates({ booking, children }: { booking: Booking; children: ReactNode }) {
  const t = useTranslations();
  const result = useMyTripUpdatesQuery(booking.id);
  return (
    <>
      <LoadFailedNote title={t('trip.updates.failed')} place={headingOf(booking)} result={result} />
      {result.data && result.data.length > 0 && children}
    </>
  );
}
