import type { LapsedOffer } from '@safari/contracts';
import { TextLink } from '@safari/ui';
import { Link, useFormat } from '@safari/web-kit';
import { OnlyFor } from '../shared/only-for';
import { useRelative } from '../shared/use-relative';
import { useTranslations } from '../translations/translations';
import { Terms } from './asked-changes';
import { OfficeBookingTable } from './booking-matters';

/** The office's change offers that expired without an answer; only the office can continue with them. */
export function LapsedOffers({ rows }: { rows: readonly LapsedOffer[] }) {
  const t = useTranslations();
  const { date } = useFormat();
  const relative = useRelative();
  return (
    <OfficeBookingTable
      caption={t('today.lapsedOffers')}
      rows={rows}
      columns={[
        { key: 'offered', header: t('today.lapsedOffers.offered'), cell: (row) => <Terms change={row} /> },
        {
          key: 'lapsed',
          header: t('today.lapsedOffers.lapsed'),
          cell: ({ expiredAt }) => (
            <time dateTime={expiredAt}>
              {date(expiredAt)}, {relative(expiredAt)}
            </time>
          ),
        },
        {
          key: 'again',
          header: t('today.actions'),
          align: 'end',
          actions: true,
          cell: ({ id, reference }) => (
            <OnlyFor duty="office">
              <TextLink asChild>
                <Link to={`/bookings?booking=${id}&change=${id}`}>
                  {t('today.lapsedOffers.again', { reference })}
                </Link>
              </TextLink>
            </OnlyFor>
          ),
        },
      ]}
    />
  );
}
