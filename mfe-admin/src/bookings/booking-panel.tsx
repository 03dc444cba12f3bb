import type { Booking } from '@safari/contracts';
import { Button, LinkButton, Skeleton } from '@safari/ui';
import { Tab, TabList, TabPanel, Tabs } from '@safari/ui/controls';
import { ArrowLeft, Handshake, Pencil, RotateCw, X } from '@safari/ui/icons';
import { Link, usePageTitle, useUnreadMessages, useUrlState } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useBookingQuery } from '../data/booking.api';
import { useOpenDialog } from '../shared/address-dialog';
import { StatusBadge, TypeBadge } from '../shared/booking-badges';
import { BookingNotFound, isMissing } from '../shared/booking-not-found';
import { officeActions } from '../shared/office-actions.rules';
import { Screen } from '../shared/screen';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { UnreadCount } from '../shared/unread-count';
import { useAddressWith } from '../shared/use-address-with';
import { MAIN, useFocusOnChange } from '../shared/use-focus-on-change';
import { useMay } from '../shared/use-may';
import { WaitingBadge } from '../shared/waiting-badge';
import { useTranslations } from '../translations/translations';
import { BookingButtons } from './booking-buttons';
import { BookingOverview } from './booking-overview';
import { useNextStep } from './next-step-button';
import { ProgressChips } from './progress-chips';

const VIEWS = ['overview', 'chat', 'payment', 'trip', 'reviews', 'history'] as const;
type View = (typeof VIEWS)[number];

export interface BookingPanelProps {
  bookingId: string;
  /** The tabs that other features render, once they are open. */
  views: Record<Exclude<View, 'overview'>, (booking: Booking) => ReactNode>;
  /** Shown above the tabs. */
  notices: (booking: Booking) => ReactNode;
}

/** Everything about one booking. */
export function BookingPanel({ bookingId, views, notices }: BookingPanelProps) {
  const t = useTranslations();
  const result = useBookingQuery(bookingId);
  const { currentData } = result;
  usePageTitle(currentData ? titleOf(currentData) : t('bookings.title'));
  useFocusOnChange(currentData?.version, MAIN);
  if (!result.data && isMissing(result.error)) return <BookingNotFound />;
  return (
    <StaffRemoteData
      result={{ ...result, data: currentData }}
      loading={
        <div className="mx-auto max-w-[84rem] px-gutter py-10">
          <Skeleton className="h-96" />
        </div>
      }
    >
      {(booking) => (
        <Screen
          eyebrow={<BackLink />}
          title={titleOf(booking)}
          lede={
            <span className="flex flex-wrap gap-2">
              <TypeBadge type={booking.bookingType} />
              <StatusBadge booking={booking} />
              <WaitingBadge booking={booking} />
              <ProgressChips booking={booking} />
            </span>
          }
          actions={<PanelActions booking={booking} />}
        >
          {notices(booking)}
          <Views booking={booking} views={views} />
        </Screen>
      )}
    </StaffRemoteData>
  );
}

const titleOf = ({ reference, itemName }: Booking): string => `${reference} · ${itemName}`;

function BackLink() {
  const t = useTranslations();
  const to = useAddressWith();
  return (
    <LinkButton asChild variant="quiet" size="sm" className="-ml-3">
      <Link to={to({ booking: '', beside: '', view: '', operator: '', pane: '' })}>
        <ArrowLeft />
        {t('booking.back')}
      </Link>
    </LinkButton>
  );
}

function PanelActions({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const may = useMay();
  const open = useOpenDialog();
  const { step } = useNextStep(booking);
  const office = may('office');
  return (
    <>
      <BookingButtons booking={booking} variants={{ next: 'primary', other: 'secondary' }} opened />
      {office && officeActions.change(booking) && (
        <Button variant="secondary" onClick={() => open('change', booking.id)}>
          <Pencil />
          {t('change.open')}
        </Button>
      )}
      {may('trips') && officeActions.reopen(booking) && (
        <Button variant="secondary" onClick={() => open('reopen', booking.id)}>
          <RotateCw />
          {t('reopen.open')}
        </Button>
      )}
      {/* a button without a border is aligned with the text above it */}
      <div className="-ml-3 flex flex-wrap gap-x-1 empty:hidden">
        {office && officeActions.reassign(booking) && step?.kind !== 'replace' && (
          <Button variant="quiet" className="px-3" onClick={() => open('reassign', booking.id)}>
            <Handshake />
            {t('reassign.open')}
          </Button>
        )}
        {office && officeActions.cancel(booking) && (
          <Button variant="quiet" className="px-3" onClick={() => open('cancel', booking.id)}>
            <X />
            {t('cancel.open')}
          </Button>
        )}
      </div>
    </>
  );
}

function Views({ booking, views }: { booking: Booking; views: BookingPanelProps['views'] }) {
  const t = useTranslations();
  const [address, setAddress] = useUrlState({ view: 'overview', operator: 0, pane: '' });
  const view = VIEWS.find((known) => known === address.view) ?? 'overview';
  const unread = useUnreadMessages('staff').of(booking.id);
  const open = (next: string) => {
    const toCustomer = next === 'chat' && unread > 0;
    setAddress({ view: next, ...(toCustomer && { operator: 0, pane: 'customer' }) });
  };
  return (
    <Tabs value={view} onValueChange={open}>
      <TabList label={t('booking.panel.tabs')}>
        {VIEWS.map((value) => (
          <Tab key={value} value={value}>
            {t(`booking.panel.${value}`)}
            {value === 'chat' && <UnreadCount count={unread} />}
          </Tab>
        ))}
      </TabList>
      {VIEWS.map((value) => (
        <TabPanel key={value} value={value}>
          {value !== 'overview' && value !== 'chat' && (
            <h2 className="sr-only">{t(`booking.panel.${value}`)}</h2>
          )}
          {value === 'overview' ? <BookingOverview booking={booking} /> : views[value](booking)}
        </TabPanel>
      ))}
    </Tabs>
  );
}
