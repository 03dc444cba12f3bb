import { isPlainDate } from '@safari/contracts';
import { useTermsQuery } from '../data/terms.api';
import { CancellationTermsList } from '../shared/cancellation-terms-list';
import { TermsLinks } from '../shared/terms-links';
import { useTranslations } from '../translations/later-translations';

/** By which terms one could cancel what is about to be booked; read before they are accepted. */
export function BookingTerms({ preferredDate }: { preferredDate: string }) {
  const t = useTranslations();
  const { data } = useTermsQuery('cancellation');
  return (
    <section aria-labelledby="booking-terms" className="flex flex-col gap-2">
      <h3 id="booking-terms" className="font-semibold">
        {t('terms.booking')}
      </h3>
      {data?.cancellation && isPlainDate(preferredDate) && (
        <CancellationTermsList terms={data.cancellation} preferredDate={preferredDate} />
      )}
      {!isPlainDate(preferredDate) && <p className="text-ink-soft text-sm">{t('terms.booking.date')}</p>}
      <p className="text-ink-soft text-sm">{t('terms.booking.accept')}</p>
      <TermsLinks />
    </section>
  );
}
