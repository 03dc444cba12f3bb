import type { Booking } from '@safari/contracts';
import { Accordion, AccordionItem } from '@safari/ui';
import { useState } from 'react';
import { useTranslations } from '../translations/later-translations';
import { headingOf } from './booking-card';
import { useMyTripUpdatesQuery } from './desk.api';
import { NotComeNote } from './not-come-note';
import { TripUpdates } from './trip-updates';

/** The updates of a trip that is over, folded; they are loaded when it is opened, unless they are known already. */
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
 * The journal of a trip that was cancelled, where anything was written: also what its travelers must know after the end.
 * Its updates are loaded at once, since nothing else tells whether there are any.
 */
export function CancelledJournal({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const result = useMyTripUpdatesQuery(booking.id);
  return (
    <>
      <NotComeNote title={t('trip.updates.failed')} place={headingOf(booking)} result={result} />
      {result.data && result.data.length > 0 && <TripJournal bookingId={booking.id} />}
    </>
  );
}
