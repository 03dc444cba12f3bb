import { type Booking, bookingActions, canOffer } from '@safari/contracts';
import { Button } from '@safari/ui';
import { useTranslations } from '../translations/later-translations';
import { BookingCard, BookingList } from './booking-card';
import { CancelDialog } from './cancel-dialog';
import { CancelledNote } from './cancelled-note';
import { ChangeDialog } from './change-dialog';
import { canBeReviewed, hasOperatorToContact, hasTrip } from './desk.rules';
import type { GoTo } from './desk-tabs';
import { OfferNote } from './offer-note';
import { CancelledJournal } from './trip-journal';
import { TripPanel } from './trip-panel';

export interface BookingsTabProps {
  bookings: readonly Booking[];
  goTo: GoTo;
}

/** Each booking with its trip. */
export function BookingsTab({ bookings, goTo }: BookingsTabProps) {
  return (
    <BookingList bookings={bookings}>
      {(booking) => (
        <BookingCard
          booking={booking}
          actions={<Actions booking={booking} goTo={goTo} />}
          foot={hasTrip(booking) && <TripPanel booking={booking} />}
        >
          <NextStep booking={booking} />
          <OfferNote booking={booking} />
        </BookingCard>
      )}
    </BookingList>
  );
}

/** What happens next, in one sentence. */
function NextStep({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const { status, assignedOperatorName } = booking;
  if (status === 'cancelled')
    return (
      <>
        <CancelledNote booking={booking} />
        <CancelledJournal booking={booking} />
      </>
    );
  const text =
    status === 'confirmed'
      ? assignedOperatorName
        ? t('desk.next.confirmed', { operator: assignedOperatorName })
        : t('desk.next.confirmed.us')
      : t(`desk.next.${status}`);
  return <p className="max-w-prose text-ink-soft">{text}</p>;
}

function Actions({ booking, goTo }: { booking: Booking; goTo: GoTo }) {
  const t = useTranslations();
  const { id, itemName: name } = booking;
  return (
    <>
      {hasOperatorToContact(booking) ? (
        <Button onClick={() => goTo('chat', id)} aria-label={t('desk.contact.of', { name })}>
          {t('desk.contact')}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => goTo('chat', id)} aria-label={t('desk.ask.of', { name })}>
          {t('desk.ask')}
        </Button>
      )}
      {canBeReviewed(booking) ? (
        <Button variant="quiet" onClick={() => goTo('reviews')} aria-label={t('desk.review.of', { name })}>
          {t('desk.review')}
        </Button>
      ) : (
        hasTrip(booking) && (
          <Button variant="quiet" onClick={() => goTo('payments')} aria-label={t('desk.pay.of', { name })}>
            {t('desk.pay')}
          </Button>
        )
      )}
      {canOffer(booking.status) && <ChangeDialog booking={booking} />}
      {bookingActions.cancel(booking) && <CancelDialog booking={booking} />}
    </>
  );
}
