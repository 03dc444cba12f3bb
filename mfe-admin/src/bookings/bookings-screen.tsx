import { BOOKING_TABS, type Booking, type BookingTab } from '@safari/contracts';
import { Button, EmptyState, LoadMore, RemoteData, Skeleton, Tab, TabList, TabPanel, Tabs } from '@safari/ui';
import { Inbox } from '@safari/ui/icons';
import { useUrlState } from '@safari/web-kit';
import { useCallback } from 'react';
import { useBookingSummaryQuery, useBookingsInfiniteQuery } from '../data/booking.api';
import { useMessages } from '../messages/messages';
import { Screen } from '../shared/screen';
import { SearchField } from '../shared/search-field';
import { BookingCard } from './booking-card';
import { BookingTotals } from './booking-summary';

export interface BookingsScreenProps {
  onSelectOperators: (booking: Booking) => void;
  onSendInvoice: (booking: Booking) => void;
}

/** All bookings, by the state they are in. */
export function BookingsScreen({ onSelectOperators, onSendInvoice }: BookingsScreenProps) {
  const t = useMessages();
  const [address, setAddress] = useUrlState({ tab: 'all', search: '' });
  const tab = BOOKING_TABS.find((known) => known === address.tab) ?? 'all';
  const summary = useBookingSummaryQuery();
  const search = useCallback((text: string) => setAddress({ search: text }), [setAddress]);
  return (
    <Screen title={t('bookings.title')} lede={t('bookings.lede')}>
      <BookingTotals summary={summary} />
      <Tabs value={tab} onValueChange={(next) => setAddress({ tab: next })}>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <TabList label={t('bookings.tabs')} className="min-w-0">
            {BOOKING_TABS.map((value) => (
              <Tab key={value} value={value} {...(summary.data && { count: summary.data.tabs[value] })}>
                {t(`bookings.tab.${value}`)}
              </Tab>
            ))}
          </TabList>
          <SearchField
            className="w-full sm:w-72"
            label={t('bookings.search')}
            placeholder={t('bookings.search.hint')}
            value={address.search}
            onSearch={search}
          />
        </div>
        <TabPanel value={tab}>
          <BookingList
            tab={tab}
            search={address.search.trim()}
            onShowAll={() => setAddress({ tab: 'all', search: '' })}
            onSelectOperators={onSelectOperators}
            onSendInvoice={onSendInvoice}
          />
        </TabPanel>
      </Tabs>
    </Screen>
  );
}

interface BookingListProps extends BookingsScreenProps {
  tab: BookingTab;
  search: string;
  onShowAll: () => void;
}

function BookingList({ tab, search, onShowAll, onSelectOperators, onSendInvoice }: BookingListProps) {
  const t = useMessages();
  const { currentData, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useBookingsInfiniteQuery({ tab, search });
  const bookings = currentData?.pages.flatMap((page) => page.bookings);
  return (
    <RemoteData
      result={{ data: bookings, isError, isFetching, refetch }}
      loadingLabel={t('loading')}
      loading={
        <div className="flex flex-col gap-3">
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} className="h-40" />
          ))}
        </div>
      }
      failed={{ title: t('bookings.failed'), children: t('bookings.failed.text'), level: 2 }}
      empty={<NoBookings tab={tab} search={search} onShowAll={onShowAll} />}
    >
      {(list) => (
        <>
          <ul className="flex flex-col gap-3">
            {list.map((booking) => (
              <BookingCard
                key={booking.id}
                booking={booking}
                onSelectOperators={() => onSelectOperators(booking)}
                onSendInvoice={() => onSendInvoice(booking)}
              />
            ))}
          </ul>
          <LoadMore
            hasMore={hasNextPage}
            onMore={() => void fetchNextPage()}
            busy={isFetchingNextPage}
            label={t('bookings.showMore')}
            shown={t('bookings.shown', { count: list.length })}
          />
        </>
      )}
    </RemoteData>
  );
}

function NoBookings({ tab, search, onShowAll }: Pick<BookingListProps, 'tab' | 'search' | 'onShowAll'>) {
  const t = useMessages();
  const showAll = (
    <Button variant="secondary" onClick={onShowAll}>
      {t('bookings.empty.showAll')}
    </Button>
  );
  if (search) {
    return <EmptyState icon={<Inbox />} title={t('bookings.empty.search', { search })} action={showAll} />;
  }
  if (tab !== 'all') return <EmptyState icon={<Inbox />} title={t('bookings.empty.tab')} action={showAll} />;
  return (
    <EmptyState icon={<Inbox />} title={t('bookings.empty.title')}>
      {t('bookings.empty.text')}
    </EmptyState>
  );
}
