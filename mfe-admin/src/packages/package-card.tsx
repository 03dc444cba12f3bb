import type { Package } from '@safari/contracts';
import { Badge } from '@safari/ui';
import { Star } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { OfferCard } from '../shared/listing/offer-card';
import type { CardProps } from '../shared/listing/searched-grid';
import { useTranslations } from '../translations/translations';

export function PackageCard(props: CardProps<Package>) {
  const t = useTranslations();
  const { money } = useFormat();
  const { type, price, duration, isPopular, displayOrder } = props.item;
  return (
    <OfferCard
      {...props}
      of="packages"
      level={3}
      thumbnail="w-24 self-stretch sm:w-36"
      badges={
        <>
          <Badge look="outline">{t(`packageType.${type}`)}</Badge>
          {displayOrder !== null && (
            <Badge tone="accent">{t('packages.position', { position: displayOrder })}</Badge>
          )}
          {isPopular === 1 && (
            <Badge tone="warning" icon={<Star />}>
              {t('packages.popular')}
            </Badge>
          )}
        </>
      }
      price={
        <span className="whitespace-nowrap">
          <span className="font-semibold tabular-nums">{money(price)}</span>{' '}
          <span className="text-ink-soft">· {t('packages.days', { count: duration })}</span>
        </span>
      }
    />
  );
}
