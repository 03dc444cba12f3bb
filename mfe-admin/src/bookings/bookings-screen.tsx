import { BOOKING_TABS, type Booking } from '@safari/contracts';
import { Tab, TabList, TabPanel, Tabs } from '@safari/ui/controls';
import { useUrlState } from '@safari/web-kit';
import { useBookingSummaryQuery } from '../data/booking.api';
import { type FilterAddress, NO_FILTER, readFilter } from '../data/booking-filter.rules';
import { Screen } from '../shared/screen';
import { useTranslations } from '../translations/translations';
import { BookingFilters } from './booking-filters';
import { BookingList } from './booking-list';
import { BookingTotals } from './booking-summary';
import { UrgentHint } from './urgent-hint';

export interface BookingsScreenProps {
  onSelectOperators: (booking: Booking) => void;
  onSendInvoice: (booking: Booking) => void;
}

/** All bookings in tabs by status; the address holds the tab. */
export function BookingsScreen(actions: BookingsScreenProps) {
  const t = useTranslations();
  const [address, setAddress] = useUrlState(NO_FILTER);
  const filter = readFilter(address);
  const summary = useBookingSummaryQuery();
  const change = (changes: Partial<FilterAddress>, how?: 'step') =>
    setAddress(changes, { push: how === 'step' });
  const showAll = () => change({ ...NO_FILTER, sort: address.sort }, 'step');
  const tab = filter.tab ?? 'all';
  return (
    <Screen title={t('bookings.title')} lede={t('bookings.lede')}>
      <BookingTotals summary={summary} />
      <UrgentHint />
      {/* manual: each tab opened is a step of the history, one that merely has the focus is not */}
      <Tabs
        value={tab}
        activationMode="manual"
        onValueChange={(next) => change({ tab: next, cancelled: '' }, 'step')}
      >
        <TabList label={t('bookings.tabs')}>
          {BOOKING_TABS.map((value) => (
            <Tab key={value} value={value} {...(summary.data && { count: summary.data.tabs[value] })}>
              {t(`bookings.tab.${value}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={tab} className="flex flex-col gap-5">
          <BookingFilters address={address} filter={filter} onChange={change} onReset={showAll} />
          <BookingList
            filter={filter}
            onShowAll={showAll}
            onSearch={(search) => change({ search }, 'step')}
            {...actions}
          />
        </TabPanel>
      </Tabs>
    </Screen>
  );
}
