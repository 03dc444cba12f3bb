import { isPlainDate } from '@safari/contracts';
import { Notice } from '@safari/ui';
import { CancellationTermsList } from '../shared/cancellation-terms-list';
import { TermsLinks } from '../shared/terms-links';
import { useTranslations } from '../translations/later-translations';
import { useFocusWhen } from './booking-notices';
import type { ReadTerms } from './use-cancellation-terms';

export interface BookingTermsProps {
  preferredDate: string;
  read: ReadTerms;
}

/** By which terms one could cancel what is about to be booked; read before they are accepted. */
export function BookingTerms({ preferredDate, read: { terms, isNew } }: BookingTermsProps) {
  const t = useTranslations();
  const place = useFocusWhen(isNew);
  return (
    <section aria-labelledby="booking-terms" className="flex flex-col gap-2">
      <h3 id="booking-terms" className="font-semibold">
        {t('terms.booking')}
      </h3>
      {isNew && (
        <div ref={place} tabIndex={-1}>
          <Notice tone="warning" title={t('terms.booking.changed')}>
            {t('terms.booking.changed.text')}
          </Notice>
        </div>
      )}
      {terms && isPlainDate(preferredDate) && (
        <CancellationTermsList terms={terms} preferredDate={preferredDate} />
      )}
      {!isPlainDate(preferredDate) && <p className="text-ink-soft text-sm">{t('terms.booking.date')}</p>}
      <p className="text-ink-soft text-sm">{t('terms.booking.accept')}</p>
      <TermsLinks />
    </section>
  );
}
