import { Badge } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import type { ListedArtwork } from '../data/catalog.api';
import { OfferCard } from '../shared/listing/offer-card';
import type { CardProps } from '../shared/listing/searched-grid';
import { useTranslations } from '../translations/translations';

export function ArtworkCard({ item }: CardProps<ListedArtwork>) {
  const t = useTranslations();
  const { money } = useFormat();
  return (
    <OfferCard
      item={item}
      of="artworks"
      level={2}
      thumbnail="w-24 self-stretch"
      place={<p className="text-sm text-ink-soft">{t('artworks.by', { artist: item.artist })}</p>}
      badges={<Badge look="outline">{item.medium}</Badge>}
      price={<strong className="tabular-nums">{money(item.price)}</strong>}
    />
  );
}
