import { BOOKING_TABS } from '@safari/contracts';
import { classNames } from '@safari/ui';
import { Tab, TabList, TabPanel, Tabs } from '@safari/ui/controls';
import { usePageTitle, useUrlState } from '@safari/web-kit';
import { useBookingSummaryQuery } from '../data/booking.api';
import { type FilterAddress, NO_FILTER, readFilter } from '../data/booking-filter.rules';
import { Screen } from '../shared/screen';
import { useAddressWith } from '../shared/use-address-with';
import { useSelection } from '../shared/use-selection';
import { useWide } from '../shared/use-wide';
import { useTranslations } from '../translations/translations';
import { BesidePanel } from './beside/beside-panel';
import { useBeside } from './beside/use-beside';
import { BookingFilters } from './booking-filters';
import { BookingList } from './booking-list';
import { BookingTotals } from './booking-summary';
import { BulkBar } from './bulk/bulk-bar';
import { LayoutSwitch } from './layout-switch';
import { UrgentHint } from './urgent-hint';
import { useBookingRows } from './use-booking-rows';
import { useDense, useLayout } from './use-layout';
import { useRowFocus } from './use-row-focus';
import { SavedViews } from './views/saved-views';

/** All bookings in tabs by status, with a panel beside the list; the address contains the state. */
export function BookingsScreen() {
  const t = useTranslations();
  usePageTitle(t('bookings.title'));
  const to = useAddressWith();
  const wide = useWide();
  const [address, setAddress] = useUrlState(NO_FILTER);
  const filter = readFilter(address);
  const summary = useBookingSummaryQuery();
  const list = useBookingRows(filter);
  const rowFocus = useRowFocus(list.rows);
  const [layout, chooseLayout] = useLayout();
  const [dense, turnDense] = useDense();
  const selection = useSelection();
  const beside = useBeside(JSON.stringify(filter), list.rows);
  const change = (changes: Partial<FilterAddress>, how?: 'step') =>
    setAddress(changes, { push: how === 'step' });
  const showAll = () => change({ ...NO_FILTER, sort: address.sort }, 'step');
  const tab = filter.tab ?? 'all';
  const tools = (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <SavedViews address={address} />
      <LayoutSwitch layout={layout} onLayout={chooseLayout} dense={dense} onDense={turnDense} />
    </div>
  );
  return (
    <Screen
      close
      title={t('bookings.title')}
      lede={t('bookings.lede')}
      actions={<BookingTotals summary={summary} />}
      wide={beside.id !== ''}
      gap="gap-2"
    >
      <UrgentHint />
      <div
        className={classNames(
          'grid items-start gap-5',
          beside.id !== '' && 'min-[80rem]:grid-cols-[minmax(0,1fr)_24rem]',
        )}
      >
        {/* manual activation: each opened tab adds a history entry, so arrow keys only move the focus */}
        <Tabs
          value={tab}
          activationMode="manual"
          className="min-w-0"
          onValueChange={(next) => change({ tab: next, cancelled: '', waiting: '' }, 'step')}
        >
          <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2">
            <TabList label={t('bookings.tabs')} className="min-w-0 flex-auto">
              {BOOKING_TABS.map((value) => (
                <Tab key={value} value={value} {...(summary.data && { count: summary.data.tabs[value] })}>
                  {t(`bookings.tab.${value}`)}
                </Tab>
              ))}
            </TabList>
            {wide && tools}
          </div>
          <TabPanel value={tab} className="@container flex flex-col gap-3 pt-3" {...rowFocus}>
            <BookingFilters
              address={address}
              filter={filter}
              onChange={change}
              onReset={showAll}
              tools={!wide && tools}
            />
            <BookingList
              filter={filter}
              list={list}
              layout={layout}
              dense={dense}
              selection={selection}
              current={beside.id}
              addressOf={({ id }) => to(wide ? { beside: id } : { booking: id })}
              onSort={(sort) => change({ sort }, 'step')}
              onShowAll={showAll}
              onSearch={(search) => change({ search }, 'step')}
            />
            {layout === 'table' && (
              <BulkBar
                chosen={list.rows?.filter(({ id }) => selection.has(id)) ?? []}
                onClear={() => selection.set([])}
              />
            )}
          </TabPanel>
        </Tabs>
        {beside.id !== '' && <BesidePanel key={beside.id} beside={beside} />}
      </div>
    </Screen>
  );
}
