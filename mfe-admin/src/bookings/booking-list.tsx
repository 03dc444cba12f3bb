import type { Booking, BookingFilter } from '@safari/contracts';
import { Button, EmptyState, LoadMore, RemoteData, Skeleton } from '@safari/ui';
import { Inbox } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useBookingsInfiniteQuery } from '../data/booking.api';
import { isNarrow } from '../data/booking-filter.rules';
import { useTranslations } from '../translations/translations';
import { BookingCard } from './booking-card';
import { namedFilter } from './named-filter.rules';

export interface BookingListProps {
  filter: BookingFilter;
  onShowAll: () => void;
  onSelectOperators: (booking: Booking) => void;
  onSendInvoice: (booking: Booking) => void;
}

/** The bookings of a filter, page by page. */
export function BookingList({ filter, onShowAll, onSelectOperators, onSendInvoice }: BookingListProps) {
  const t = useTranslations();
  const { currentData, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useBookingsInfiniteQuery(filter);
  const bookings = currentData?.pages.flatMap((page) => page.items);
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
      empty={<NoBookings filter={filter} onShowAll={onShowAll} />}
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

function NoBookings({ filter, onShowAll }: Pick<BookingListProps, 'filter' | 'onShowAll'>) {
  const t = useTranslations();
  const { date, list } = useFormat();
  if (!isNarrow(filter)) {
    return (
      <EmptyState icon={<Inbox />} title={t('bookings.empty.title')}>
        {t('bookings.empty.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Inbox />}
      title={t('bookings.empty.filtered')}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t('bookings.empty.showAll')}
        </Button>
      }
    >
      {t('bookings.empty.filter', { filter: list(namedFilter(t, filter, date)) })}
    </EmptyState>
  );
}
