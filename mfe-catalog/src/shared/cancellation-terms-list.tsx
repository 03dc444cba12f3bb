import { type CancellationTerms, type PlainDate, tierDays } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/later-translations';

/** Terms by the days of one trip. */
export function CancellationTermsList({
  terms,
  preferredDate,
}: {
  terms: CancellationTerms;
  preferredDate: PlainDate;
}) {
  const t = useTranslations();
  const { date } = useFormat();
  if (terms.tiers.length === 0) return <p className="text-sm text-ink-soft">{t('cancel.terms.none')}</p>;
  return (
    <ul className="list-disc pl-5 text-sm text-ink-soft">
      {tierDays(terms, preferredDate).map(({ until, keptPercent: percent }) => (
        <li key={until}>
          {until
            ? t('cancel.terms.until', { date: date(until), percent })
            : t('cancel.terms.after', { percent })}
        </li>
      ))}
    </ul>
  );
}
