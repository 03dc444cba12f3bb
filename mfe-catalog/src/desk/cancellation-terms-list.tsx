import { type CancellationTerms, type PlainDate, tierDays } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { useId } from 'react';
import { useTranslations } from '../translations/translations';

/** The accepted terms by the days of one trip. */
export function CancellationTermsList({
  terms,
  preferredDate,
}: {
  terms: CancellationTerms;
  preferredDate: PlainDate;
}) {
  const t = useTranslations();
  const { date } = useFormat();
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="font-semibold">
        {t('cancel.terms')}
      </h3>
      {terms.tiers.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('cancel.terms.none')}</p>
      ) : (
        <ul className="list-disc pl-5 text-sm text-ink-soft">
          {tierDays(terms, preferredDate).map(({ until, keptPercent: percent }) => (
            <li key={until}>
              {until
                ? t('cancel.terms.until', { date: date(until), percent })
                : t('cancel.terms.after', { percent })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
