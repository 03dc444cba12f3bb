import { isPerPerson } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import type { Offer } from '../shared/offer';
import { useTranslations } from '../translations/later-translations';
import { draftTotal } from './booking.rules';

/** The total price for the typed party. */
export function BookingSummary({ offer, travelers }: { offer: Offer; travelers: string }) {
  const t = useTranslations();
  const format = useFormat();
  const total = draftTotal(offer, travelers, format.currency.code);
  return (
    <section aria-labelledby="booking-summary" className="bg-surface-sunk rounded-lg p-5">
      <h3 id="booking-summary" className="font-semibold">
        {t('booking.summary')}
      </h3>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1.5 tabular-nums">
        <dt className="text-ink-soft">
          {t(isPerPerson(offer.priceUnit) ? 'booking.perPerson' : 'booking.perTraveler')}
        </dt>
        <dd className="text-right">{format.money(offer.unitPrice)}</dd>
        <dt className="text-ink-soft">{t('booking.count')}</dt>
        <dd className="text-right">{total === undefined ? '' : travelers}</dd>
        <dt className="border-line mt-1.5 border-t pt-2 font-semibold">{t('booking.total')}</dt>
        <dd className="border-line font-display mt-1.5 border-t pt-2 text-right text-xl" aria-live="polite">
          {total === undefined ? '' : format.money(total)}
        </dd>
      </dl>
      <p className="text-ink-soft mt-3 text-sm">{t('booking.promise')}</p>
    </section>
  );
}

/**
 * The total above the buttons on a phone, where the summary is out of view; hidden from screen readers, which have read
 * the summary.
 */
export function DraftTotal({ offer, travelers }: { offer: Offer; travelers: string }) {
  const t = useTranslations();
  const { currency, money } = useFormat();
  const total = draftTotal(offer, travelers, currency.code);
  return (
    <span
      aria-hidden="true"
      data-total={total && `${t('booking.total')} ${money(total)}`}
      className="w-full font-display text-xl leading-tight after:content-[attr(data-total)] sm:hidden"
    />
  );
}
