import type { BookingTerms } from '@safari/contracts';
import { Facts } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/later-translations';

/** Date, party and price before and after a change. */
export function TermsFacts({ before, after }: { before: BookingTerms; after: BookingTerms }) {
  const t = useTranslations();
  const { date, money } = useFormat();
  const guests = (count: number) => t('desk.guests', { count });
  const rows = [
    { label: t('desk.fact.date'), was: date(before.preferredDate), is: date(after.preferredDate) },
    {
      label: t('desk.fact.guests'),
      was: guests(before.numberOfTravelers),
      is: guests(after.numberOfTravelers),
    },
    { label: t('desk.fact.price'), was: money(before.totalPrice), is: money(after.totalPrice) },
  ];
  return (
    <Facts
      layout="rows"
      items={rows.map(({ label, was, is }) => ({
        label,
        value: (
          <>
            <strong>{is}</strong>
            {was !== is && <span className="text-ink-soft"> {t('change.before', { was })}</span>}
          </>
        ),
      }))}
    />
  );
}
