import { type Booking, contactDue, isLapsed } from '@safari/contracts';
import { Button } from '@safari/ui';
import { useBookingMessages, useBookingOffersQuery, useBrand } from '@safari/web-kit';
import { useToday } from '@safari/web-kit/clock';
import { useTranslations } from '../translations/later-translations';
import { BookingCard, BookingList } from './booking-card';
import { BookingSteps } from './booking-steps';
import { CancelledNote } from './cancelled-note';
import { canBeReviewed, hasContacted, hasOperatorToContact, hasTrip } from './desk.rules';
import type { GoTo } from './desk-tabs';
import { OfferNote } from './offer-note';
import { IfAnyUpdates, TripJournal } from './trip-journal';
import { TripPanel } from './trip-panel';
import { useIsPast } from './use-is-past';

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
  const today = useToday();
  const { status, preferredDate, assignedOperatorId, assignedOperatorName } = booking;
  if (status === 'cancelled')
    return (
      <>
        <CancelledNote booking={booking} />
        <IfAnyUpdates booking={booking}>
          <TripJournal bookingId={booking.id} />
        </IfAnyUpdates>
      </>
    );
  if (status === 'pending' && assignedOperatorId === null) return <FirstContact booking={booking} />;
  const hasDeparted = status === 'paid' && preferredDate < today;
  const text =
    status === 'confirmed'
      ? assignedOperatorName
        ? t('desk.next.confirmed', { operator: assignedOperatorName })
        : t('desk.next.confirmed.us')
      : t(`desk.next.${status}`);
  return <Sentence>{hasDeparted ? t('desk.next.paid.departed') : text}</Sentence>;
}

const Sentence = ({ children }: { children: string }) => (
  <p className="max-w-prose text-ink-soft">{children}</p>
);

/**
 * For a booking not yet confirmed: by when we promise to contact the customer, until that is overdue or the trip's day
 * has passed.
 */
function FirstContact({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const { id, createdAt } = booking;
  const today = useToday();
  const isOver = useIsPast(contactDue(createdAt));
  if (isLapsed(booking, today)) return <Sentence>{t('desk.next.pending.passed')}</Sentence>;
  return isOver ? <Overdue bookingId={id} /> : <Sentence>{t('desk.next.pending')}</Sentence>;
}

/** An apology, unless the office has written; if that is unknown, it counts as not written. */
function Overdue({ bookingId }: { bookingId: string }) {
  const t = useTranslations();
  const { phone } = useBrand();
  const messages = useBookingMessages({ bookingId, as: 'customer' });
  const offers = useBookingOffersQuery(bookingId);
  if (messages.isLoading || offers.isLoading) return <Sentence>{t('desk.next.pending')}</Sentence>;
  if (hasContacted(messages.data ?? [], offers.data?.offers ?? [])) {
    return <Sentence>{t('desk.next.pending.contacted')}</Sentence>;
  }
  return (
    <Sentence>{phone ? t('desk.next.pending.late.call', { phone }) : t('desk.next.pending.late')}</Sentence>
  );
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
      <BookingSteps booking={booking} />
    </>
  );
}
