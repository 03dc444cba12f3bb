import type { Guide } from '@safari/contracts';
import { Badge } from '@safari/ui';
import { OfferCard } from '../shared/listing/offer-card';
import type { CardProps } from '../shared/listing/searched-grid';
import { useTranslations } from '../translations/translations';

export function GuideCard({ item }: CardProps<Guide>) {
  const t = useTranslations();
  const { id, name, title, bio, photoUrl, languages, yearsOfExperience } = item;
  return (
    <OfferCard
      item={{ id, name, description: bio, imageUrl: photoUrl }}
      of="guides"
      level={2}
      thumbnail="w-24 self-stretch"
      place={<p className="text-sm text-ink-soft">{title}</p>}
      badges={languages.map((language) => (
        <Badge key={language} look="outline">
          {language}
        </Badge>
      ))}
      price={t('guides.years', { count: yearsOfExperience })}
    />
  );
}
