import { type Attraction, DEFAULT_LOCATION } from '@safari/contracts';
import { Badge, Button, Card } from '@safari/ui';
import { MapPin, Pencil, Trash2 } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useMessages } from '../messages/messages';
import { Thumbnail } from '../shared/thumbnail';

export interface AttractionCardProps {
  attraction: Attraction;
  onEdit: () => void;
  onDelete: () => void;
}

export function AttractionCard({ attraction, onEdit, onDelete }: AttractionCardProps) {
  const t = useMessages();
  const { money } = useFormat();
  const { name, category, difficulty, description, location, imageUrl, priceFrom, priceUnit } = attraction;
  return (
    <Card as="li" className="flex-row gap-4 p-3">
      <Thumbnail src={imageUrl} className="w-24 self-stretch" />
      <div className="flex min-w-0 flex-1 flex-col gap-2 py-1">
        <h2 className="font-semibold">{name}</h2>
        <p className="flex items-center gap-1 text-sm text-ink-soft">
          <MapPin className="size-3.5 shrink-0" />
          {location || DEFAULT_LOCATION}
        </p>
        <p className="flex flex-wrap gap-1.5">
          <Badge>{t(`category.${category}`)}</Badge>
          <Badge look="outline">{t(`difficulty.${difficulty}`)}</Badge>
        </p>
        <p className="line-clamp-2 text-sm text-ink-soft">{description}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="mr-auto text-sm font-semibold tabular-nums">
            {t('attractions.from', { price: money(priceFrom), unit: priceUnit })}
          </p>
          <span className="flex gap-1">
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('attractions.edit', { name })}
              onClick={onEdit}
            >
              <Pencil />
              {t('edit')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('attractions.delete', { name })}
              onClick={onDelete}
            >
              <Trash2 />
              {t('delete')}
            </Button>
          </span>
        </div>
      </div>
    </Card>
  );
}
