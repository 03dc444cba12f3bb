import { type Booking, bookingActions, pricePerPerson } from '@safari/contracts';
import {
  Button,
  EmptyState,
  Facts,
  LinkButton,
  RemoteData,
  Skeleton,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextLink,
} from '@safari/ui';
import { ArrowLeft, CircleCheck, Receipt, Search, UserPlus } from '@safari/ui/icons';
import { isCallError, Link, useFormat, useUrlState } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useBookingQuery } from '../data/booking.api';
import { useMessages } from '../messages/messages';
import { StatusBadge, TypeBadge } from '../shared/booking-badges';
import { Screen } from '../shared/screen';
import { useAddressWith } from '../shared/use-address-with';
import { useCompleteBooking } from './use-complete-booking';

const VIEWS = ['overview', 'chat', 'payment', 'trip', 'reviews'] as const;
type View = (typeof VIEWS)[number];

export interface BookingPanelProps {
  bookingId: string;
  /** What other features show of this booking, drawn when its tab is open. */
  views: Record<Exclude<View, 'overview'>, (booking: Booking) => ReactNode>;
  onSelectOperators: (booking: Booking) => void;
  onSendInvoice: (booking: Booking) => void;
}

/** Everything about one booking. */
export function BookingPanel({ bookingId, views, onSelectOperators, onSendInvoice }: BookingPanelProps) {
  const t = useMessages();
  const result = useBookingQuery(bookingId);
  const { error } = result;
  // 400: an id that can be nobody's
  if (!result.data && isCallError(error) && (error.status === 404 || error.status === 400)) {
    return (
      <div className="px-gutter py-16">
        <EmptyState level={1} icon={<Search />} title={t('booking.notFound')} action={<BackLink />}>
          {t('booking.notFound.text')}
        </EmptyState>
      </div>
    );
  }
  return (
    <RemoteData
      result={{ ...result, data: result.currentData }}
      loadingLabel={t('loading')}
      failed={{ title: t('failed.title') }}
      loading={<Skeleton className="mx-gutter my-10 h-96" />}
    >
      {(booking) => (
        <Screen
          eyebrow={<BackLink />}
          title={`${booking.reference} · ${booking.itemName}`}
          lede={
            <span className="flex flex-wrap gap-2">
              <TypeBadge type={booking.bookingType} />
              <StatusBadge booking={booking} />
            </span>
          }
          actions={
            <PanelActions
              booking={booking}
              onSelectOperators={() => onSelectOperators(booking)}
              onSendInvoice={() => onSendInvoice(booking)}
            />
          }
        >
          <Views booking={booking} views={views} />
        </Screen>
      )}
    </RemoteData>
  );
}

function BackLink() {
  const t = useMessages();
  const to = useAddressWith();
  return (
    <LinkButton asChild variant="quiet" size="sm" className="-ml-3">
      <Link to={to({ booking: '', view: '', operator: '', pane: '' })}>
        <ArrowLeft />
        {t('booking.back')}
      </Link>
    </LinkButton>
  );
}

interface PanelActionsProps {
  booking: Booking;
  onSelectOperators: () => void;
  onSendInvoice: () => void;
}

function PanelActions({ booking, onSelectOperators, onSendInvoice }: PanelActionsProps) {
  const t = useMessages();
  const { complete, busy } = useCompleteBooking(booking);
  return (
    <>
      {bookingActions.selectOperators(booking) && (
        <Button onClick={onSelectOperators}>
          <UserPlus />
          {t('booking.selectOperators')}
        </Button>
      )}
      {bookingActions.sendInvoice(booking) && (
        <Button onClick={onSendInvoice}>
          <Receipt />
          {t('booking.sendInvoice')}
        </Button>
      )}
      {bookingActions.markCompleted(booking) && (
        <Button busy={busy} onClick={() => void complete()}>
          {!busy && <CircleCheck />}
          {t('booking.markCompleted')}
        </Button>
      )}
    </>
  );
}

function Views({ booking, views }: { booking: Booking; views: BookingPanelProps['views'] }) {
  const t = useMessages();
  const [address, setAddress] = useUrlState({ view: 'overview' });
  const view = VIEWS.find((known) => known === address.view) ?? 'overview';
  return (
    <Tabs value={view} onValueChange={(next) => setAddress({ view: next })}>
      <TabList label={t('booking.panel.tabs')}>
        {VIEWS.map((value) => (
          <Tab key={value} value={value}>
            {t(`booking.panel.${value}`)}
          </Tab>
        ))}
      </TabList>
      {VIEWS.map((value) => (
        <TabPanel key={value} value={value}>
          {value === 'overview' ? <Overview booking={booking} /> : views[value](booking)}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Overview({ booking }: { booking: Booking }) {
  const t = useMessages();
  const { date, dateTime, money } = useFormat();
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <Part title={t('booking.facts')}>
        <Facts
          layout="rows"
          items={[
            { label: t(`bookingType.${booking.bookingType}`), value: booking.itemName },
            { label: t('booking.date'), value: date(booking.preferredDate) },
            { label: t('booking.travelers'), value: booking.numberOfTravelers },
            { label: t('booking.operator'), value: booking.assignedOperatorName ?? t('booking.noOperator') },
            { label: t('booking.requests'), value: booking.specialRequests || t('booking.noRequests') },
          ]}
        />
      </Part>
      <Part title={t('booking.facts.customer')}>
        <Facts
          layout="rows"
          items={[
            { label: t('booking.customer'), value: booking.customerName },
            {
              label: t('booking.email'),
              value: <TextLink href={`mailto:${booking.customerEmail}`}>{booking.customerEmail}</TextLink>,
            },
            {
              label: t('booking.phone'),
              value: (
                <TextLink href={`tel:${booking.customerPhone.replaceAll(' ', '')}`}>
                  {booking.customerPhone}
                </TextLink>
              ),
            },
          ]}
        />
      </Part>
      <Part title={t('booking.facts.money')}>
        <Facts
          layout="rows"
          items={[
            { label: t('booking.total'), value: money(booking.totalPrice) },
            {
              label: t('booking.perPerson'),
              value: money(pricePerPerson(booking.totalPrice, booking.numberOfTravelers)),
            },
          ]}
        />
      </Part>
      <Part title={t('booking.facts.record')}>
        <Facts
          layout="rows"
          items={[
            { label: t('booking.reference'), value: booking.reference },
            { label: t('booking.id'), value: <span className="break-all">{booking.id}</span> },
            { label: t('booking.createdAt'), value: dateTime(booking.createdAt) },
          ]}
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}
