import {
  type AvailabilityRequest,
  type Booking,
  bookingActions,
  type Communication,
} from '@safari/contracts';
import {
  Badge,
  Button,
  EmptyState,
  LinkButton,
  RemoteData,
  type RemoteResult,
  SectionHeading,
  Skeleton,
  Table,
  TextLink,
} from '@safari/ui';
import { Inbox, MessagesSquare, UserPlus } from '@safari/ui/icons';
import { Link, useFormat, useUrlState } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useLatestBookingsQuery } from '../data/booking.api';
import { useAvailabilityRequestsQuery, useCommunicationsQuery } from '../data/conversation.api';
import { useOperatorsQuery } from '../data/operator.api';
import { useMessages } from '../messages/messages';
import { StatusBadge } from '../shared/booking-badges';
import { RequestBadge } from '../shared/operator-badges';
import { Screen } from '../shared/screen';
import { CoordinateDialog } from './coordinate-dialog';
import { latestRequests, RECENT, waiting } from './coordination.rules';
import { RespondDialog } from './respond-dialog';

/** Who was asked, who owes an answer, and what was asked of them. */
export function CoordinationScreen() {
  const t = useMessages();
  const [address, setAddress] = useUrlState({ coordinate: '', respond: 0 });
  const bookings = useLatestBookingsQuery(RECENT);
  const communications = useCommunicationsQuery(undefined);
  const requests = useAvailabilityRequestsQuery(undefined);
  const nameOf = useOperatorNames();
  const answered = communications.data?.find(({ id }) => id === address.respond);
  return (
    <Screen title={t('coordination.title')} lede={t('coordination.lede')} className="gap-10">
      <Part title={t('coordination.recent')} result={bookings} empty={t('coordination.recent.empty')}>
        {(data) => (
          <RecentBookings
            bookings={data}
            onSelectOperators={(booking) => setAddress({ coordinate: booking.id }, { push: true })}
          />
        )}
      </Part>
      <Part
        title={t('coordination.pending')}
        result={{ ...communications, data: communications.data && waiting(communications.data) }}
        empty={t('coordination.pending.empty')}
        emptyText={t('coordination.pending.empty.text')}
      >
        {(data) => (
          <PendingCommunications
            communications={data}
            nameOf={nameOf}
            onRespond={({ id }) => setAddress({ respond: id }, { push: true })}
          />
        )}
      </Part>
      <Part
        title={t('coordination.requests')}
        result={{ ...requests, data: requests.data && latestRequests(requests.data) }}
        empty={t('coordination.requests.empty')}
      >
        {(data) => <Requests requests={data} nameOf={nameOf} />}
      </Part>
      {address.coordinate && (
        <CoordinateDialog bookingId={address.coordinate} onClose={() => setAddress({ coordinate: '' })} />
      )}
      {answered && (
        <RespondDialog
          key={answered.id}
          communication={answered}
          operator={nameOf(answered.operatorId)}
          onClose={() => setAddress({ respond: 0 })}
        />
      )}
    </Screen>
  );
}

function useOperatorNames(): (id: number) => string {
  const t = useMessages();
  const { data } = useOperatorsQuery();
  return (id) => data?.find((operator) => operator.id === id)?.name ?? t('chat.operator', { id });
}

interface PartProps<Row> {
  title: string;
  result: RemoteResult<Row[]>;
  empty: string;
  emptyText?: string;
  children: (rows: Row[]) => ReactNode;
}

function Part<Row>({ title, result, empty, emptyText, children }: PartProps<Row>) {
  const t = useMessages();
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <SectionHeading title={title} />
      <RemoteData
        result={result}
        loadingLabel={t('loading')}
        loading={<Skeleton className="h-56" />}
        failed={{ title: t('failed.title'), retryLabel: t('tryAgain') }}
        empty={
          <EmptyState icon={<Inbox />} title={empty}>
            {emptyText}
          </EmptyState>
        }
      >
        {children}
      </RemoteData>
    </section>
  );
}

function RecentBookings({
  bookings,
  onSelectOperators,
}: {
  bookings: readonly Booking[];
  onSelectOperators: (booking: Booking) => void;
}) {
  const t = useMessages();
  const { date } = useFormat();
  return (
    <Table
      caption={t('coordination.recent')}
      rows={bookings}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'booking',
          header: t('coordination.booking'),
          primary: true,
          cell: ({ id, reference, itemName }) => (
            <TextLink asChild quiet>
              <Link to={`/bookings?booking=${id}`}>
                {reference} · {itemName}
              </Link>
            </TextLink>
          ),
        },
        { key: 'customer', header: t('coordination.customer'), cell: ({ customerName }) => customerName },
        { key: 'date', header: t('coordination.date'), cell: ({ preferredDate }) => date(preferredDate) },
        {
          key: 'people',
          header: t('coordination.people'),
          align: 'end',
          cell: (row) => row.numberOfTravelers,
        },
        { key: 'status', header: t('coordination.status'), cell: (row) => <StatusBadge booking={row} /> },
        {
          key: 'actions',
          header: t('coordination.actions'),
          actions: true,
          align: 'end',
          cell: (booking) => (
            <span className="flex flex-wrap justify-end gap-2">
              {bookingActions.selectOperators(booking) && (
                <Button size="sm" onClick={() => onSelectOperators(booking)}>
                  <UserPlus />
                  {t('booking.selectOperators')}
                </Button>
              )}
              <LinkButton asChild size="sm" variant="secondary">
                <Link to={`/bookings?chat=${booking.id}`}>
                  <MessagesSquare />
                  {t('booking.viewChat')}
                </Link>
              </LinkButton>
            </span>
          ),
        },
      ]}
    />
  );
}

interface PendingProps {
  communications: readonly Communication[];
  nameOf: (operatorId: number) => string;
  onRespond: (communication: Communication) => void;
}

function PendingCommunications({ communications, nameOf, onRespond }: PendingProps) {
  const t = useMessages();
  const { relative, dateTime } = useFormat();
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {communications.map((communication) => (
        <li
          key={communication.id}
          className="flex flex-col gap-2 rounded-lg border border-line bg-surface-raised p-4"
        >
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{nameOf(communication.operatorId)}</span>
            <Badge tone={communication.status === 'pending' ? 'warning' : 'info'}>
              {t(`communicationStatus.${communication.status}`)}
            </Badge>
            <time
              dateTime={communication.sentAt}
              title={dateTime(communication.sentAt)}
              className="ml-auto text-xs text-ink-faint"
            >
              {relative(communication.sentAt)}
            </time>
          </p>
          <p className="text-sm">{communication.subject}</p>
          <p className="line-clamp-3 text-sm whitespace-pre-line text-ink-soft">{communication.message}</p>
          <div className="mt-auto flex flex-wrap gap-2 pt-1">
            <Button size="sm" onClick={() => onRespond(communication)}>
              {t('coordination.simulate')}
            </Button>
            <LinkButton asChild size="sm" variant="quiet">
              <Link to={`/bookings?chat=${communication.bookingId}&operator=${communication.operatorId}`}>
                {t('booking.viewChat')}
              </Link>
            </LinkButton>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Requests({
  requests,
  nameOf,
}: {
  requests: readonly AvailabilityRequest[];
  nameOf: (operatorId: number) => string;
}) {
  const t = useMessages();
  const { date, money } = useFormat();
  return (
    <Table
      caption={t('coordination.requests')}
      rows={requests}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'operator',
          header: t('coordination.operator'),
          primary: true,
          cell: ({ operatorId, bookingId }) => (
            <TextLink asChild quiet>
              <Link to={`/bookings?chat=${bookingId}&operator=${operatorId}`}>{nameOf(operatorId)}</Link>
            </TextLink>
          ),
        },
        { key: 'date', header: t('coordination.date'), cell: ({ requestedDate }) => date(requestedDate) },
        { key: 'people', header: t('coordination.people'), align: 'end', cell: (row) => row.numberOfPeople },
        {
          key: 'status',
          header: t('coordination.status'),
          cell: ({ requestStatus }) => <RequestBadge status={requestStatus} />,
        },
        {
          key: 'price',
          header: t('coordination.price'),
          align: 'end',
          cell: ({ quotedPrice }) => (quotedPrice === null ? t('coordination.noPrice') : money(quotedPrice)),
        },
        { key: 'notes', header: t('coordination.notes'), cell: ({ notes }) => notes },
      ]}
    />
  );
}
