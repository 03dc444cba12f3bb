import type { Booking } from '@safari/contracts';
import { Accordion, AccordionItem } from '@safari/ui';
import { type ReactNode, useState } from 'react';
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
 * What is to be told of a trip besides, where anything is written of it: also what its travelers must know after it was
 * cancelled, or before it begins. Its updates are loaded at once, since nothing else tells whether there are any.
 */
export function WhereWritten({ booking, children }: { booking: Booking; children: ReactNode }) {
  const t = useTranslations();
  const result = useMyTripUpdatesQuery(booking.id);
  return (
    <>
      <NotComeNote title={t('trip.updates.failed')} place={headingOf(booking)} result={result} />
      {result.data && result.data.length > 0 && children}
    </>
  );
}
