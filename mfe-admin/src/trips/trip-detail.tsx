import type { Booking, TripStatus } from '@safari/contracts';
import { EmptyState, Facts, Skeleton, TextLink } from '@safari/ui';
import { Tab, TabList, TabPanel, Tabs } from '@safari/ui/controls';
import { Compass } from '@safari/ui/icons';
import { Link, useFormat, useUrlState } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useBookingQuery } from '../data/booking.api';
import { useTripQuery } from '../data/trip.api';
import { isMissing } from '../shared/booking-not-found';
import { combineResults } from '../shared/combine-results';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import { ReviewList } from './review-list';
import { TripManagement } from './trip-management';
import { TripProgressBar } from './trip-progress-bar';
import { UpdateList } from './update-list';

const TABS = ['overview', 'updates', 'reviews', 'management'] as const;

/** How many updates the overview shows. */
const LATEST = 3;

export function TripDetail({ bookingId }: { bookingId: string }) {
  const t = useTranslations();
  const [address, setAddress] = useUrlState({ tab: 'overview' });
  const tab = TABS.find((known) => known === address.tab) ?? 'overview';
  const trip = useTripQuery(bookingId);
  const result = combineResults(useBookingQuery(bookingId), trip);
  if (!trip.data && isMissing(trip.error)) {
    return <EmptyState icon={<Compass />} title={t('trips.gone')} />;
  }
  return (
    <StaffRemoteData result={result} loading={<Skeleton className="h-pane" />}>
      {([booking, status]) => {
        const panels: Record<(typeof TABS)[number], ReactNode> = {
          overview: <Overview booking={booking} trip={status} />,
          updates: <UpdateList bookingId={bookingId} />,
          reviews: <ReviewList bookingId={bookingId} />,
          management: <TripManagement booking={booking} trip={status} />,
        };
        return (
          <article className="flex flex-col gap-4">
            <header>
              <h2 className="font-display text-xl">{booking.itemName}</h2>
              <p className="text-sm text-ink-soft">
                <TextLink asChild quiet>
                  <Link to={`/bookings?booking=${booking.id}`}>{booking.reference}</Link>
                </TextLink>{' '}
                · {booking.customerName}
              </p>
            </header>
            <TripProgressBar trip={status} />
            <Tabs value={tab} onValueChange={(next) => setAddress({ tab: next })}>
              <TabList label={t('trips.tabs')}>
                {TABS.map((value) => (
                  <Tab key={value} value={value}>
                    {t(`trips.tab.${value}`)}
                  </Tab>
                ))}
              </TabList>
              {TABS.map((value) => (
                <TabPanel key={value} value={value}>
                  {panels[value]}
                </TabPanel>
              ))}
            </Tabs>
          </article>
        );
      }}
    </StaffRemoteData>
  );
}

function Overview({ booking, trip }: { booking: Booking; trip: TripStatus }) {
  const t = useTranslations();
  const { date } = useFormat();
  return (
    <div className="flex flex-col gap-6">
      <Facts
        className="grid-cols-2 sm:grid-cols-3"
        items={[
          { label: t('trip.start'), value: date(trip.startDate) },
          { label: t('trip.end'), value: date(trip.expectedEndDate) },
          { label: t('trip.travelers'), value: booking.numberOfTravelers },
          { label: t('trip.customer'), value: booking.customerName },
          { label: t('trip.operator'), value: booking.assignedOperatorName },
        ]}
      />
      <section className="flex flex-col gap-3">
        <h3 className="text-sm font-semibold">{t('trip.latest')}</h3>
        <UpdateList bookingId={booking.id} most={LATEST} level={4} />
      </section>
    </div>
  );
}
