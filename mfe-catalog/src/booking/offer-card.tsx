import { DEFAULT_LOCATION, isPerPerson } from '@safari/contracts';
import { ItemText, ItemTexts, useFormat, useItemText } from '@safari/web-kit';
import { ItemPicture } from '../shared/item-picture';
import type { Offer } from '../shared/offer';
import { useTranslations } from '../translations/later-translations';

/** The item to be booked. */
export function OfferCard({ offer }: { offer: Offer }) {
  const t = useTranslations();
  const format = useFormat();
  return (
    <ItemTexts translations={offer.translations}>
      <section aria-label={t('booking.item')} className="flex flex-col gap-3 self-start lg:sticky lg:top-24">
        <ItemPicture
          imageUrl={offer.imageUrl}
          alt=""
          className="aspect-2/1 max-h-[35svh] w-full rounded-lg object-cover lg:aspect-4/3"
        />
        <h3 className="font-display text-xl">
          <ItemText>{offer.name}</ItemText>
        </h3>
        <p className="text-ink-soft text-sm">
          {offer.location ? <ItemText>{offer.location}</ItemText> : DEFAULT_LOCATION}
          {offer.duration && ', '}
          {typeof offer.duration === 'number' ? (
            t('days', { count: offer.duration })
          ) : (
            <ItemText>{offer.duration}</ItemText>
          )}
        </p>
        <p className="line-clamp-4 text-sm max-lg:hidden">
          <ItemText>{offer.description}</ItemText>
        </p>
        <p>
          <span className="font-display text-2xl">{format.money(offer.unitPrice)}</span>{' '}
          <span className="text-ink-soft text-sm">
            <PriceUnit unit={offer.priceUnit} />
          </span>
        </p>
      </section>
    </ItemTexts>
  );
}

function PriceUnit({ unit }: { unit: string }) {
  const t = useTranslations();
  const say = useItemText();
  return isPerPerson(unit)
    ? t('booking.perPerson').toLowerCase()
    : t('booking.unit.each', { unit: say(unit).text });
}
