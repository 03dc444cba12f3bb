import type { ChangeOffer } from '@safari/contracts';
import { Facts } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';

/** The terms before and after a change. */
export function TermsTable({ offer: { before, after } }: { offer: Pick<ChangeOffer, 'before' | 'after'> }) {
  const t = useTranslations();
  const { date, money } = useFormat();
  const rows = [
    { label: t('change.preferredDate'), was: date(before.preferredDate), is: date(after.preferredDate) },
    {
      label: t('change.numberOfTravelers'),
      was: String(before.numberOfTravelers),
      is: String(after.numberOfTravelers),
    },
    { label: t('change.total'), was: money(before.totalPrice), is: money(after.totalPrice) },
  ];
  return (
    <Facts
      layout="rows"
      items={rows
        .filter(({ was, is }) => was !== is)
        .map(({ label, was, is }) => ({
          label,
          value: (
            <>
              <span className="text-ink-soft">{t('change.before', { was })}</span> <strong>{is}</strong>
            </>
          ),
        }))}
    />
  );
}
