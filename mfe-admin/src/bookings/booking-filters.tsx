import { BOOKING_SORTS, BOOKING_TYPES, type BookingFilter, CANCELLED_SHOWN } from '@safari/contracts';
import { Button, DateField, DownloadLink, Field, Select } from '@safari/ui';
import { SlidersHorizontal, X } from '@safari/ui/icons';
import { useDebouncedText } from '@safari/web-kit';
import { type ReactNode, useId, useState } from 'react';
import {
  exportAddress,
  type FilterAddress,
  isBackwards,
  isNarrow,
  NO_FILTER,
} from '../data/booking-filter.rules';
import { OnlyFor } from '../shared/only-for';
import { SearchField } from '../shared/search-field';
import { useTranslations } from '../translations/translations';

export interface BookingFiltersProps {
  address: FilterAddress;
  /** The filter in the address. */
  filter: BookingFilter;
  /** `step` adds a history entry; otherwise the current one is replaced. */
  onChange: (changes: Partial<FilterAddress>, how?: 'step') => void;
  onReset: () => void;
  /** Further tools beside Export, where the window is narrow. */
  tools?: ReactNode;
}

/** Filters, sorts and exports the list. */
export function BookingFilters({ address, filter, onChange, onReset, tools }: BookingFiltersProps) {
  const t = useTranslations();
  const isFiltered = isNarrow(filter);
  const wide = isFiltered ? ACTIONS_BELOW : ACTIONS_BESIDE;
  const row = tools ? THREE_ROWS : isFiltered ? TWO_ROWS_FILTERED : TWO_ROWS;
  const set = [filter.type, filter.cancelled, filter.from, filter.to, filter.sort].filter(Boolean).length;
  const [isOpen, setOpen] = useState(set > 0);
  const more = useId();
  return (
    <fieldset
      aria-label={t('bookings.filter')}
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 @min-[40rem]:gap-3 @min-[40rem]:grid-cols-5 ${wide.fields}`}
    >
      <SearchField
        className={`@min-[67.5rem]:col-span-1 ${row.search}`}
        label={t('bookings.search')}
        placeholder={t('bookings.search.hint')}
        value={address.search}
        onSearch={(search) => onChange({ search })}
      />
      <Button
        variant="secondary"
        className="self-end @min-[40rem]:hidden"
        aria-expanded={isOpen}
        aria-controls={more}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal />
        {set > 0 ? t('bookings.filter.more.set', { count: set }) : t('bookings.filter.more')}
      </Button>
      <div id={more} className={isOpen ? 'contents' : 'contents @max-[40rem]:hidden'}>
        <Field label={t('bookings.filter.type')} className={WHOLE_ROW}>
          <Select
            value={filter.type ?? ALL}
            onValueChange={(type) => onChange({ type: type === ALL ? '' : type }, 'step')}
            options={[
              { value: ALL, label: t('bookings.filter.type.all') },
              ...BOOKING_TYPES.map((value) => ({ value, label: t(`bookingType.${value}`) })),
            ]}
          />
        </Field>
        <Field label={t('bookings.filter.cancelled')} className={WHOLE_ROW}>
          <Select
            value={filter.cancelled ?? ALL}
            onValueChange={(cancelled) =>
              onChange({ ...shownIn(cancelled), cancelled: cancelled === ALL ? '' : cancelled }, 'step')
            }
            options={[
              { value: ALL, label: t('bookings.filter.cancelled.out') },
              ...CANCELLED_SHOWN.map((value) => ({ value, label: t(`bookings.filter.cancelled.${value}`) })),
            ]}
          />
        </Field>
        <Field label={t('bookings.sort')} className={WHOLE_ROW}>
          <Select
            value={filter.sort ?? 'newest'}
            onValueChange={(sort) => onChange({ sort }, 'step')}
            options={BOOKING_SORTS.map((value) => ({ value, label: t(`bookings.sort.${value}`) }))}
          />
        </Field>
        <Field label={t('bookings.filter.from')} className={WHOLE_ROW}>
          <DayField value={address.from} onDay={(from) => onChange({ from })} />
        </Field>
        <Field
          label={t('bookings.filter.to')}
          className={WHOLE_ROW}
          error={isBackwards(filter) && t('bookings.filter.backwards')}
        >
          <DayField value={address.to} onDay={(to) => onChange({ to })} />
        </Field>
      </div>
      <div
        className={`col-span-2 flex flex-wrap items-center justify-end gap-2 self-end @max-[40rem]:justify-between ${row.actions} ${wide.actions}`}
      >
        {tools}
        {isFiltered && (
          <Button variant="quiet" onClick={onReset}>
            <X />
            {t('bookings.filter.reset')}
          </Button>
        )}
        <OnlyFor duty="money">
          <DownloadLink href={exportAddress(filter)}>{t('bookings.export')}</DownloadLink>
        </OnlyFor>
      </div>
    </fieldset>
  );
}

/**
 * For a layout with the fields in a row of their own: buttons after the search field, and below the fields with the
 * tools.
 */
const TWO_ROWS = {
  search: '@min-[40rem]:col-span-3',
  actions: '@min-[40rem]:row-start-1 @min-[40rem]:-col-end-1 @min-[40rem]:col-span-2',
};
const TWO_ROWS_FILTERED = {
  search: '@min-[40rem]:col-span-2',
  actions: '@min-[40rem]:row-start-1 @min-[40rem]:-col-end-1 @min-[40rem]:col-span-3',
};
const THREE_ROWS = { search: '@min-[40rem]:col-span-5', actions: '@min-[40rem]:col-span-5' };

/**
 * For a layout with all fields in one row: Export is in it, but Reset Filters is not, since the search field would
 * become too narrow.
 */
const ACTIONS_BESIDE = {
  fields: '@min-[67.5rem]:grid-cols-[minmax(9rem,1fr)_8.5rem_8.5rem_10rem_9.5rem_9.5rem_auto]',
  actions:
    '@min-[67.5rem]:row-start-auto @min-[67.5rem]:col-span-1 @min-[67.5rem]:mt-[calc(var(--text-sm)*1.4+0.375rem)] @min-[67.5rem]:self-start',
};
const ACTIONS_BELOW = {
  fields: '@min-[67.5rem]:grid-cols-[minmax(9rem,1fr)_8.5rem_8.5rem_10rem_9.5rem_9.5rem]',
  actions: '@min-[67.5rem]:row-start-auto @min-[67.5rem]:col-span-6',
};

/** On a phone each field takes a whole row. */
const WHOLE_ROW = '@max-[40rem]:col-span-2';

/** The value of the option that filters nothing: a select needs one. */
const ALL = 'all';

/** Cancelled bookings appear under "All" only. */
const shownIn = (cancelled: string): Partial<FilterAddress> =>
  cancelled === ALL ? {} : { tab: NO_FILTER.tab, waiting: '' };

/** Applies a date after a pause in typing: while 2027 is being typed, the field contains the years 2, 20 and 202. */
function DayField({ value, onDay, ...rest }: { value: string; onDay: (day: string) => void }) {
  const [day, setDay] = useDebouncedText(value, onDay);
  return <DateField {...rest} value={day} onChange={({ target }) => setDay(target.value)} />;
}
