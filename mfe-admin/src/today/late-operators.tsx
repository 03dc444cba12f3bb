import type { AvailabilityRequest } from '@safari/contracts';
import { Table } from '@safari/ui/controls';
import { useFormat } from '@safari/web-kit';
import { useRelative } from '../shared/use-relative';
import { useTranslations } from '../translations/translations';
import { BookingLink } from './booking-matters';
import { OperatorLink } from './operator-link';

export function LateOperators({ rows }: { rows: readonly AvailabilityRequest[] }) {
  const t = useTranslations();
  const { date } = useFormat();
  const relative = useRelative();
  return (
    <Table
      caption={t('today.operators')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'operator',
          header: t('today.operator'),
          primary: true,
          cell: ({ bookingId, operatorId, operatorName }) => (
            <OperatorLink {...{ bookingId, operatorId, operatorName }} />
          ),
        },
        {
          key: 'booking',
          header: t('today.booking'),
          cell: ({ bookingId: id, bookingReference: reference, itemName }) => (
            <BookingLink booking={{ id, reference, itemName }} />
          ),
        },
        {
          key: 'date',
          header: t('today.departure'),
          whole: true,
          cell: ({ requestedDate }) => date(requestedDate),
        },
        { key: 'asked', header: t('today.asked'), whole: true, cell: ({ askedAt }) => relative(askedAt) },
      ]}
    />
  );
}
