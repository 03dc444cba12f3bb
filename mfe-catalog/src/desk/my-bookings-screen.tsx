import type { Booking } from '@safari/contracts';
import { Button, Container, Facts, LinkButton, SectionHeading } from '@safari/ui';
import { ArrowRight } from '@safari/ui/icons';
import { Link, usePageTitle } from '@safari/web-kit';
import { useTranslations } from '../translations/later-translations';
import { BookingCard, BookingList } from './booking-card';
import { BookingSteps } from './booking-steps';
import { BookingsData } from './bookings-data';
import { CancelledNote } from './cancelled-note';
import { OfferNote } from './offer-note';
import { SignedIn } from './signed-in';
import { useBookingAlert } from './use-booking-alert';

/** `/my-bookings`: all bookings of the customer, with all their details. */
export function MyBookingsScreen() {
  const t = useTranslations();
  usePageTitle(t('desk.title'));
  return (
    <SignedIn>
      {() => (
        <Container className="flex flex-col gap-8 py-10 lg:py-14">
          <SectionHeading
            level={1}
            size="page"
            title={t('desk.title')}
            lede={t('desk.lede.list')}
            actions={
              <LinkButton asChild variant="secondary">
                <Link to="/dashboard">
                  {t('desk.dashboard')}
                  <ArrowRight />
                </Link>
              </LinkButton>
            }
          />
          <BookingsData>
            {(bookings) => (
              <BookingList bookings={bookings}>{(booking) => <FullBooking booking={booking} />}</BookingList>
            )}
          </BookingsData>
        </Container>
      )}
    </SignedIn>
  );
}

function FullBooking({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const showAlert = useBookingAlert();
  const { customerName, customerEmail, customerPhone, specialRequests } = booking;
  return (
    <BookingCard
      booking={booking}
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() => showAlert(booking)}
            aria-label={t('desk.details.of', { name: booking.itemName })}
          >
            {t('desk.details')}
          </Button>
          <BookingSteps booking={booking} />
        </>
      }
    >
      {booking.status === 'cancelled' && <CancelledNote booking={booking} />}
      <OfferNote booking={booking} />
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 border-t border-line pt-5 lg:grid-cols-2">
        <section>
          <h3 className="text-sm font-semibold">{t('desk.customer')}</h3>
          <Facts
            layout="rows"
            items={[
              { label: t('desk.customer.name'), value: customerName },
              { label: t('desk.customer.email'), value: customerEmail },
              { label: t('desk.customer.phone'), value: customerPhone },
            ]}
          />
        </section>
        <section>
          <h3 className="text-sm font-semibold">{t('desk.requests')}</h3>
          <p className="max-w-prose py-2 whitespace-pre-line text-ink-soft">
            {specialRequests || t('desk.requests.none')}
          </p>
        </section>
      </div>
      <p className="text-xs text-ink-faint">
        {t('desk.fact.id')}: <span className="inline-block break-all tabular-nums">{booking.id}</span>
      </p>
    </BookingCard>
  );
}
