import { EmptyState, type RemoteResult, SectionHeading, Skeleton } from '@safari/ui';
import { Inbox } from '@safari/ui/icons';
import { useUrlState } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useAvailabilityRequestsQuery } from '../data/availability-request.api';
import { useLatestBookingsQuery } from '../data/booking.api';
import { useCommunicationsQuery } from '../data/communication.api';
import { AddressDialog, BookingDialog } from '../shared/address-dialog';
import { combineResults } from '../shared/combine-results';
import { Screen } from '../shared/screen';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import { AvailabilityRequests } from './availability-requests';
import { CoordinateDialog } from './coordinate-dialog';
import { latestRequests, partyAsked, RECENT, waiting } from './coordination.rules';
import { PendingCommunications } from './pending-communications';
import { RecentBookings } from './recent-bookings';
import { RespondDialog } from './respond-dialog';
import { ToldDialog } from './told-dialog';

/** Recent bookings, unanswered communications, and the latest availability requests. */
export function CoordinationScreen() {
  const t = useTranslations();
  const [{ respond }] = useUrlState({ respond: 0 });
  const bookings = useLatestBookingsQuery(RECENT);
  const communications = useCommunicationsQuery(undefined);
  const requests = useAvailabilityRequestsQuery(undefined);
  const answered = communications.data?.find(({ id }) => id === respond);
  return (
    <Screen title={t('coordination.title')} lede={t('coordination.lede')} gap="gap-10">
      <Part title={t('coordination.recent')} result={bookings} empty={t('coordination.recent.empty')}>
        {(data) => <RecentBookings bookings={data} />}
      </Part>
      <Part
        title={t('coordination.pending')}
        result={{
          ...combineResults(communications, requests),
          data: communications.data && requests.data && waiting(communications.data, requests.data),
        }}
        empty={t('coordination.pending.empty')}
        emptyText={t('coordination.pending.empty.text')}
      >
        {(data) => <PendingCommunications communications={data} />}
      </Part>
      <Part
        id="availability-requests"
        title={t('coordination.requests')}
        result={{ ...requests, data: requests.data && latestRequests(requests.data) }}
        empty={t('coordination.requests.empty')}
      >
        {(data) => <AvailabilityRequests requests={data} place="availability-requests" />}
      </Part>
      <BookingDialog name="coordinate" dialog={CoordinateDialog} />
      {answered && (
        <AddressDialog key={answered.id} name="respond">
          {(close) => {
            const of = { communication: answered, operator: answered.operatorName, onClose: close };
            if (answered.expectsAnswer === false) return <ToldDialog {...of} />;
            return <RespondDialog {...of} party={partyAsked(answered, requests.data ?? [])} />;
          }}
        </AddressDialog>
      )}
    </Screen>
  );
}

interface PartProps<Row> {
  /** An id makes the section focusable. */
  id?: string;
  title: string;
  result: RemoteResult<Row[]>;
  empty: string;
  emptyText?: string;
  children: (rows: Row[]) => ReactNode;
}

function Part<Row>({ id, title, result, empty, emptyText, children }: PartProps<Row>) {
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-label={title}
      className="flex flex-col gap-3 outline-none"
    >
      <SectionHeading title={title} />
      <StaffRemoteData
        result={result}
        loading={<Skeleton className="h-56" />}
        empty={
          <EmptyState icon={<Inbox />} title={empty}>
            {emptyText}
          </EmptyState>
        }
      >
        {children}
      </StaffRemoteData>
    </section>
  );
}
