import type { AskedChange, LapsedOffer } from '@safari/contracts';
import { Badge } from '@safari/ui';
import { TriangleAlert } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useNow } from '@safari/web-kit/clock';
import { useRelative } from '../shared/use-relative';
import { useTranslations } from '../translations/translations';
import { lapsesSoon } from './asked-changes.rules';
import { OfficeBookingTable } from './booking-matters';

/** The customers' open change offers, with their expiry; each links to its booking, where it is answered. */
export function AskedChanges({ rows }: { rows: readonly AskedChange[] }) {
  const t = useTranslations();
  return (
    <OfficeBookingTable
      caption={t('today.changes')}
      rows={rows}
      columns={[
        { key: 'asks', header: t('today.changes.asks'), cell: (row) => <Terms change={row} /> },
        { key: 'lapses', header: t('today.changes.lapses'), cell: (row) => <Lapses change={row} /> },
      ]}
    />
  );
}

type Change = Pick<AskedChange, 'before' | 'after'> | Pick<LapsedOffer, 'before' | 'after'>;

/** The terms that would change; customers never ask for another price. */
export function Terms({ change: { before, after } }: { change: Change }) {
  const t = useTranslations();
  const { date, money } = useFormat();
  const price = (terms: Change['after']) => ('totalPrice' in terms ? money(terms.totalPrice) : '');
  const changes = [
    { was: date(before.preferredDate), is: date(after.preferredDate) },
    {
      was: t('booking.travelers.count', { count: before.numberOfTravelers }),
      is: t('booking.travelers.count', { count: after.numberOfTravelers }),
    },
    { was: price(before), is: price(after) },
  ];
  return (
    <span className="flex flex-col gap-1">
      {changes
        .filter(({ was, is }) => was !== is)
        .map(({ was, is }) => (
          <span key={was}>
            <span className="text-ink-soft">{t('change.before', { was })}</span> <strong>{is}</strong>
          </span>
        ))}
    </span>
  );
}

function Lapses({ change }: { change: AskedChange }) {
  const t = useTranslations();
  const { date } = useFormat();
  const relative = useRelative();
  const now = useNow();
  const { expiresAt } = change;
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <time dateTime={expiresAt}>
        {date(expiresAt)}, {relative(expiresAt)}
      </time>
      {lapsesSoon(change, now) && (
        <Badge tone="danger" icon={<TriangleAlert />}>
          {t('today.changes.soon')}
        </Badge>
      )}
    </span>
  );
}
