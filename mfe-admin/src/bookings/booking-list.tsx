import type { Booking, BookingFilter, BookingSort } from '@safari/contracts';
import { Button, EmptyState, LoadMore, RemoteData, Skeleton } from '@safari/ui';
import { Inbox } from '@safari/ui/icons';
import { skipToken, useFormat } from '@safari/web-kit';
import { useEffect, useState } from 'react';
import { useSearchSpellingQuery } from '../data/booking.api';
import { isNarrow } from '../data/booking-filter.rules';
import type { Selection } from '../shared/use-selection';
import { useTranslations } from '../translations/translations';
import { focusRow } from './beside/use-beside';
import { BookingCard } from './booking-card';
import { BookingTable } from './booking-table';
import { namedFilter } from './named-filter.rules';
import type { BookingRows } from './use-booking-rows';
import type { Layout } from './use-layout';

export interface BookingListProps {
  filter: BookingFilter;
  list: BookingRows;
  layout: Layout;
  dense: boolean;
  selection: Selection;
  /** The id of the booking in the panel. */
  current: string;
  addressOf: (booking: Booking) => { search: string };
  onSort: (sort: BookingSort) => void;
  onShowAll: () => void;
  onSearch: (search: string) => void;
}

/** The bookings of a filter, page by page, as cards or as a table. */
export function BookingList({ filter, list, layout, onShowAll, onSearch, ...table }: BookingListProps) {
  const t = useTranslations();
  const { rows, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = list;
  return (
    <RemoteData
      result={{ data: rows, isError, isFetching, refetch }}
      loadingLabel={t('loading')}
      loading={
        <div className="flex flex-col gap-3">
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} className="h-40" />
          ))}
        </div>
      }
      staleLabel={t('failed.stale')}
      failed={{
        title: t('bookings.failed'),
        children: t('bookings.failed.text'),
        retryLabel: t('tryAgain'),
        level: 2,
      }}
      empty={<NoBookings filter={filter} onShowAll={onShowAll} onSearch={onSearch} />}
    >
      {(bookings) => (
        <>
          <NewBookings arrived={list.arrived} onShow={list.show} />
          {layout === 'table' ? (
            <BookingTable bookings={bookings} sort={filter.sort ?? 'newest'} {...table} />
          ) : (
            <ul className="flex flex-col gap-2.5">
              {bookings.map((booking) => (
                <BookingCard key={booking.id} booking={booking} selected={booking.id === table.current} />
              ))}
            </ul>
          )}
          <LoadMore
            hasMore={hasNextPage}
            onMore={() => void fetchNextPage()}
            busy={isFetchingNextPage}
            label={t('bookings.showMore')}
            shown={t('bookings.shown', { count: bookings.length })}
          />
        </>
      )}
    </RemoteData>
  );
}

/** Says how many bookings have arrived; pressing it shows them and focuses the first. */
function NewBookings({ arrived, onShow }: { arrived: readonly Booking[]; onShow: () => void }) {
  const t = useTranslations();
  const [first, setFirst] = useState<string>();
  useEffect(() => {
    if (first) focusRow(first);
  }, [first]);
  const show = () => {
    setFirst(arrived[0]?.id);
    onShow();
  };
  return (
    <output className="block empty:hidden">
      {arrived.length > 0 && (
        <Button size="sm" variant="secondary" block onClick={show}>
          {t('bookings.arrived', { count: arrived.length })}
        </Button>
      )}
    </output>
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
