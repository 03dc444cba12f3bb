import type { Booking, BookingFilter } from '@safari/contracts';
import { Button, EmptyState, LoadMore, RemoteData, Skeleton } from '@safari/ui';
import { Inbox } from '@safari/ui/icons';
import { skipToken, useFormat } from '@safari/web-kit';
import { useBookingsInfiniteQuery, useSearchSpellingQuery } from '../data/booking.api';
import { isNarrow } from '../data/booking-filter.rules';
import { useTranslations } from '../translations/translations';
import { BookingCard } from './booking-card';
import { namedFilter } from './named-filter.rules';

export interface BookingListProps {
  filter: BookingFilter;
  onShowAll: () => void;
  onSearch: (search: string) => void;
  onSelectOperators: (booking: Booking) => void;
  onSendInvoice: (booking: Booking) => void;
}

/** The bookings of a filter, page by page. */
export function BookingList({
  filter,
  onShowAll,
  onSearch,
  onSelectOperators,
  onSendInvoice,
}: BookingListProps) {
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
      empty={<NoBookings filter={filter} onShowAll={onShowAll} onSearch={onSearch} />}
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

function NoBookings({
  filter,
  onShowAll,
  onSearch,
}: Pick<BookingListProps, 'filter' | 'onShowAll' | 'onSearch'>) {
  const t = useTranslations();
  const { currentData } = useSearchSpellingQuery(filter.search ?? skipToken);
  const meant = currentData?.search;
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
        <div className="flex flex-wrap justify-center gap-3">
          {meant && <Button onClick={() => onSearch(meant)}>{t('bookings.empty.meant', { meant })}</Button>}
          <Button variant="secondary" onClick={onShowAll}>
            {t('bookings.empty.showAll')}
          </Button>
        </div>
      }
    >
      {t('bookings.empty.filter', { filter: list(namedFilter(t, filter, date)) })}
    </EmptyState>
  );
}
