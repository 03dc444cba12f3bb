import { type Attraction, DEFAULT_LOCATION } from '@safari/contracts';
import { Badge } from '@safari/ui';
import { MapPin } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { OfferCard } from '../shared/listing/offer-card';
import type { CardProps } from '../shared/listing/searched-grid';
import { useTranslations } from '../translations/translations';

export function AttractionCard(props: CardProps<Attraction>) {
  const t = useTranslations();
  const { money } = useFormat();
  const { category, difficulty, location, priceFrom, priceUnit } = props.item;
  return (
    <OfferCard
      {...props}
      of="attractions"
      level={2}
      thumbnail="w-24 self-stretch"
      place={
        <p className="flex items-center gap-1 text-sm text-ink-soft">
          <MapPin className="size-3.5 shrink-0" />
          {location || DEFAULT_LOCATION}
        </p>
      }
      badges={
        <>
          <Badge>{t(`category.${category}`)}</Badge>
          <Badge look="outline">{t(`difficulty.${difficulty}`)}</Badge>
        </>
      }
      price={
        <span className="font-semibold tabular-nums">
          {t('attractions.from', { price: money(priceFrom), unit: priceUnit })}
        </span>
      }
    />
  );
}
