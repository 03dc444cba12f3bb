import type { OperatorCall } from '@safari/contracts';
import { Table } from '@safari/ui/controls';
import { PhoneLink } from '../shared/phone-link';
import { ToldButton } from '../shared/told-button';
import { useRelative } from '../shared/use-relative';
import { useTranslations } from '../translations/translations';
import { BookingLink } from './booking-matters';
import { OperatorLink } from './operator-link';

export function OperatorCalls({ rows }: { rows: readonly OperatorCall[] }) {
  const t = useTranslations();
  const relative = useRelative();
  return (
    <Table
      caption={t('today.calls')}
      rows={rows}
      rowKey={({ communicationId }) => communicationId}
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
          key: 'phone',
          header: t('today.calls.phone'),
          cell: ({ contactPhone }) => (contactPhone ? <PhoneLink phone={contactPhone} /> : t('none')),
        },
        { key: 'about', header: t('today.calls.about'), cell: ({ subject }) => subject },
        {
          key: 'booking',
          header: t('today.booking'),
          cell: ({ bookingId: id, bookingReference: reference, itemName }) => (
            <BookingLink booking={{ id, reference, itemName }} />
          ),
        },
        {
          key: 'written',
          header: t('today.written'),
          whole: true,
          cell: ({ writtenAt }) => relative(writtenAt),
        },
        {
          key: 'told',
          header: t('today.actions'),
          align: 'end',
          actions: true,
          // the last row's removal removes the list
          cell: (call) => <ToldButton communication={call} place={rows.length > 1 ? 'calls' : 'operators'} />,
        },
      ]}
    />
  );
}
