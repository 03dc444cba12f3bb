import type { AvailabilityRequest } from '@safari/contracts';
import { TextLink } from '@safari/ui';
import { Table } from '@safari/ui/controls';
import { Link, useFormat } from '@safari/web-kit';
import { AvailabilityRequestMenu } from '../shared/availability-request-menu';
import { OnlyFor } from '../shared/only-for';
import { RequestBadges } from '../shared/request-badges';
import { useTranslations } from '../translations/translations';

export interface AvailabilityRequestsProps {
  requests: readonly AvailabilityRequest[];
  /** The id of the element that gets the focus when a request has no steps left. */
  place: string;
}

export function AvailabilityRequests({ requests, place }: AvailabilityRequestsProps) {
  const t = useTranslations();
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
          cell: ({ operatorId, operatorName, bookingId }) => (
            <TextLink asChild quiet>
              <Link to={`/bookings?chat=${bookingId}&operator=${operatorId}`}>{operatorName}</Link>
            </TextLink>
          ),
        },
        {
          key: 'booking',
          header: t('coordination.booking'),
          cell: ({ bookingId, bookingReference, itemName }) => (
            <TextLink asChild quiet>
              <Link to={`/bookings?booking=${bookingId}`}>
                <span className="tabular-nums">{bookingReference}</span> · {itemName}
              </Link>
            </TextLink>
          ),
        },
        {
          key: 'date',
          header: t('coordination.date'),
          whole: true,
          cell: ({ requestedDate }) => date(requestedDate),
        },
        { key: 'people', header: t('coordination.people'), align: 'end', cell: (row) => row.numberOfPeople },
        {
          key: 'status',
          header: t('coordination.status'),
          cell: (request) => (
            <span className="flex flex-wrap gap-1.5 @min-[40em]:flex-col @min-[40em]:items-start">
              <RequestBadges request={request} />
            </span>
          ),
        },
        {
          key: 'price',
          header: t('coordination.price'),
          align: 'end',
          cell: ({ quotedPrice }) => (quotedPrice === null ? t('coordination.noPrice') : money(quotedPrice)),
        },
        { key: 'notes', header: t('coordination.notes'), cell: ({ notes }) => notes },
        {
          key: 'actions',
          header: t('coordination.actions'),
          align: 'end',
          actions: true,
          cell: (request) => (
            <OnlyFor duty="office">
              <AvailabilityRequestMenu request={request} place={place} />
            </OnlyFor>
          ),
        },
      ]}
    />
  );
}
