import { type CancellationTerms, openTierDays, type PlainDate } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { useToday } from '@safari/web-kit/clock';
import { useTranslations } from '../translations/later-translations';

/** Cancellation terms with the dates of one trip; tiers that have passed are left out. */
export function CancellationTermsList({
  terms,
  preferredDate,
}: {
  terms: CancellationTerms;
  preferredDate: PlainDate;
}) {
  const t = useTranslations();
  const { date } = useFormat();
  const today = useToday();
  if (terms.tiers.length === 0) return <p className="text-sm text-ink-soft">{t('cancel.terms.none')}</p>;
  const open = openTierDays(terms, preferredDate, today);
  return (
    <div className="text-sm text-ink-soft">
      <ul className="list-disc pl-5">
        {open.map(({ until, keptPercent: percent }) => (
          <li key={until}>
            {until
              ? t('cancel.terms.until', { date: date(until), percent })
              : t(open.length > 1 ? 'cancel.terms.after' : 'cancel.terms.always', { percent })}
          </li>
        ))}
      </ul>
      {open.some(({ until }) => until) && <p>{t('cancel.terms.zone')}</p>}
    </div>
  );
}
