import { BOOKING_SORTS, BOOKING_TYPES, type BookingFilter, CANCELLED_SHOWN } from '@safari/contracts';
import { Button, DateField, DownloadLink, Field, Select } from '@safari/ui';
import { SlidersHorizontal, X } from '@safari/ui/icons';
import { useDebouncedText } from '@safari/web-kit';
import { useId, useState } from 'react';
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
  /** The filter that the address names. */
  filter: BookingFilter;
  /** A `step` becomes an entry of the browser's history; typing replaces the current one. */
  onChange: (changes: Partial<FilterAddress>, how?: 'step') => void;
  onReset: () => void;
}

/** Filters and sorts the list, and exports it as a file. */
export function BookingFilters({ address, filter, onChange, onReset }: BookingFiltersProps) {
  const t = useTranslations();
  const isFiltered = isNarrow(filter);
  const wide = isFiltered ? ACTIONS_BELOW : ACTIONS_BESIDE;
  const set = [filter.type, filter.cancelled, filter.from, filter.to, filter.sort].filter(Boolean).length;
  const [isOpen, setOpen] = useState(set > 0);
  const more = useId();
  const wholeRow = isOpen || isFiltered ? 'col-span-2' : '';
  return (
    <fieldset
      aria-label={t('bookings.filter')}
      className={`grid grid-cols-2 items-start gap-3 @min-[40rem]:grid-cols-5 ${wide.fields}`}
    >
      <SearchField
        className="col-span-2 @min-[40rem]:col-span-5 @min-[67.5rem]:col-span-1 @min-[67.5rem]:mt-6"
        label={t('bookings.search')}
        placeholder={t('bookings.search.hint')}
        value={address.search}
        onSearch={(search) => onChange({ search })}
      />
      <Button
        variant="secondary"
        className={`justify-self-start @min-[40rem]:hidden ${wholeRow}`}
        aria-expanded={isOpen}
        aria-controls={more}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal />
        {set > 0 ? t('bookings.filter.more.set', { count: set }) : t('bookings.filter.more')}
      </Button>
      <div id={more} className={isOpen ? 'contents' : 'contents @max-[40rem]:hidden'}>
        <Field label={t('bookings.filter.type')}>
          <Select
            value={filter.type ?? ALL}
            onValueChange={(type) => onChange({ type: type === ALL ? '' : type }, 'step')}
            options={[
              { value: ALL, label: t('bookings.filter.type.all') },
              ...BOOKING_TYPES.map((value) => ({ value, label: t(`bookingType.${value}`) })),
            ]}
          />
        </Field>
        <Field label={t('bookings.filter.cancelled')}>
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
        <Field label={t('bookings.sort')} className="@max-[40rem]:col-span-2">
          <Select
            value={filter.sort ?? 'newest'}
            onValueChange={(sort) => onChange({ sort }, 'step')}
            options={BOOKING_SORTS.map((value) => ({ value, label: t(`bookings.sort.${value}`) }))}
          />
        </Field>
        <Field label={t('bookings.filter.from')}>
          <DayField value={address.from} onDay={(from) => onChange({ from })} />
        </Field>
        <Field label={t('bookings.filter.to')} error={isBackwards(filter) && t('bookings.filter.backwards')}>
          <DayField value={address.to} onDay={(to) => onChange({ to })} />
        </Field>
      </div>
      <div className={`flex flex-wrap justify-end gap-2 @min-[40rem]:col-span-5 ${wholeRow} ${wide.actions}`}>
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

/** Where there is room for one row of fields: Export stands in it; with Reset Filters beside it no search could be read. */
const ACTIONS_BESIDE = {
  fields: '@min-[67.5rem]:grid-cols-[minmax(9rem,1fr)_8.5rem_8.5rem_10rem_9.5rem_9.5rem_auto]',
  actions: '@min-[67.5rem]:col-span-1 @min-[67.5rem]:mt-6',
};
const ACTIONS_BELOW = {
  fields: '@min-[67.5rem]:grid-cols-[minmax(9rem,1fr)_8.5rem_8.5rem_10rem_9.5rem_9.5rem]',
  actions: '@min-[67.5rem]:col-span-6',
};

/** The value of a choice that filters nothing: a select needs one. */
const ALL = 'all';

/** Cancelled bookings stand under no tab but the one of all. */
const shownIn = (cancelled: string): Partial<FilterAddress> =>
  cancelled === ALL ? {} : { tab: NO_FILTER.tab, waiting: '' };

/** Applies a date once typing has paused: while 2027 is typed the field holds the years 2, 20 and 202. */
function DayField({ value, onDay, ...rest }: { value: string; onDay: (day: string) => void }) {
  const [day, setDay] = useDebouncedText(value, onDay);
  return <DateField {...rest} value={day} onChange={({ target }) => setDay(target.value)} />;
}
