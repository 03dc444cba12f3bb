import type { Artist } from '@safari/contracts';
import { OfferCard } from '../shared/listing/offer-card';
import type { CardProps } from '../shared/listing/searched-grid';
import { useTranslations } from '../translations/translations';

export function ArtistCard({ item }: CardProps<Artist>) {
  const t = useTranslations();
  const { id, name, bio, photoUrl, artworks } = item;
  return (
    <OfferCard
      item={{ id, name, description: bio, imageUrl: photoUrl }}
      of="artists"
      level={2}
      thumbnail="w-24 self-stretch"
      price={t('artists.works', { count: artworks })}
    />
  );
}
