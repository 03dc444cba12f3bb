import { isPlainDate } from '@safari/contracts';
import { Notice, Skeleton } from '@safari/ui';
import { CancellationTermsList } from '../shared/cancellation-terms-list';
import { Loaded } from '../shared/loaded';
import { TermsLinks } from '../shared/terms-links';
import { useFocusWhen } from '../shared/use-focus-when';
import { useTranslations } from '../translations/later-translations';
import type { ReadTerms } from './use-cancellation-terms';

export interface BookingTermsProps {
  preferredDate: string;
  read: ReadTerms;
}

/** The cancellation terms for the booking, shown before they are accepted. */
export function BookingTerms({ preferredDate, read: { result, stopped } }: BookingTermsProps) {
  const t = useTranslations();
  const place = useFocusWhen(stopped);
  return (
    <section aria-labelledby="booking-terms" className="flex flex-col gap-2">
      <h3 id="booking-terms" className="font-semibold">
        {t('terms.booking')}
      </h3>
      <div ref={place} tabIndex={-1} className="flex flex-col gap-2">
        {stopped === 'changed' && (
          <Notice tone="warning" title={t('terms.booking.changed')}>
            {t('terms.booking.changed.text')}
          </Notice>
        )}
        {stopped === 'unread' && result.data && (
          <Notice tone="warning" title={t('booking.terms.unread')}>
            {t('booking.terms.unread.text')}
          </Notice>
        )}
        <Loaded
          result={result}
          loading={<Skeleton className="h-10" />}
          failed={t('terms.failed')}
          text={t('booking.terms.missing')}
          level={4}
        >
          {(terms) => (
            <>
              {isPlainDate(preferredDate) ? (
                <CancellationTermsList terms={terms} preferredDate={preferredDate} />
              ) : (
                <p className="text-ink-soft text-sm">{t('terms.booking.date')}</p>
              )}
              <p className="text-ink-soft text-sm">{t('terms.booking.accept')}</p>
            </>
          )}
        </Loaded>
      </div>
      <TermsLinks />
    </section>
  );
}
