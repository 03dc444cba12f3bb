import { Button, Card } from '@safari/ui';
import { Pencil, Trash2 } from '@safari/ui/icons';
import type { ReactNode } from 'react';
import { useTranslations } from '../../translations/translations';
import { useOpenDialog } from '../address-dialog';
import { OnlyFor } from '../only-for';
import { Thumbnail } from '../thumbnail';
import type { CardProps } from './searched-grid';

export interface OfferCardProps
  extends CardProps<{ id: number; name: string; description: string; imageUrl: string }> {
  of: 'packages' | 'attractions' | 'guides' | 'artworks' | 'artists';
  /** The heading level of the name. */
  level: 2 | 3;
  thumbnail: string;
  place?: ReactNode;
  badges?: ReactNode;
  price: ReactNode;
}

/** The card of a package, attraction, guide, artwork or artist: picture, facts, and buttons to edit and delete it. */
export function OfferCard({
  of,
  item: { id, name, description, imageUrl },
  level,
  thumbnail,
  place,
  badges,
  price,
}: OfferCardProps) {
  const t = useTranslations();
  const open = useOpenDialog();
  const Name = `h${level}` as const;
  return (
    <Card as="li" className="flex-row gap-4 p-3">
      <Thumbnail src={imageUrl} className={thumbnail} />
      <div className="flex min-w-0 flex-1 flex-col gap-2 py-1">
        <Name className="font-semibold">{name}</Name>
        {place}
        {badges && <p className="flex flex-wrap gap-1.5">{badges}</p>}
        <p className="line-clamp-2 text-sm text-ink-soft">{description}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="mr-auto text-sm">{price}</p>
          <OnlyFor duty="office">
            <span className="flex gap-1">
              <Button
                size="sm"
                variant="secondary"
                aria-label={t(`${of}.edit`, { name })}
                onClick={() => open('edit', id)}
              >
                <Pencil />
                {t('edit')}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t(`${of}.delete`, { name })}
                onClick={() => open('remove', id)}
              >
                <Trash2 />
                {t('delete')}
              </Button>
            </span>
          </OnlyFor>
        </div>
      </div>
    </Card>
  );
}
