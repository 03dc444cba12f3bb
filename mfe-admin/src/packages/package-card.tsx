import type { Package } from '@safari/contracts';
import { Badge, Button, Card } from '@safari/ui';
import { Pencil, Star, Trash2 } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useMessages } from '../messages/messages';
import { Thumbnail } from '../shared/thumbnail';

export interface PackageCardProps {
  item: Package;
  onEdit: () => void;
  onDelete: () => void;
}

export function PackageCard({ item, onEdit, onDelete }: PackageCardProps) {
  const t = useMessages();
  const { money } = useFormat();
  const { name, type, description, price, duration, imageUrl, isPopular, displayOrder } = item;
  return (
    <Card as="li" className="flex-row gap-4 p-3">
      <Thumbnail src={imageUrl} className="w-24 self-stretch sm:w-36" />
      <div className="flex min-w-0 flex-1 flex-col gap-2 py-1">
        <h3 className="font-semibold">{name}</h3>
        <p className="flex flex-wrap gap-1.5">
          <Badge look="outline">{t(`packageType.${type}`)}</Badge>
          {displayOrder !== null && (
            <Badge tone="accent">{t('packages.position', { position: displayOrder })}</Badge>
          )}
          {isPopular === 1 && (
            <Badge tone="warning" icon={<Star />}>
              {t('packages.popular')}
            </Badge>
          )}
        </p>
        <p className="line-clamp-2 text-sm text-ink-soft">{description}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="mr-auto text-sm whitespace-nowrap">
            <span className="font-semibold tabular-nums">{money(price)}</span>{' '}
            <span className="text-ink-soft">· {t('packages.days', { count: duration })}</span>
          </p>
          <span className="flex gap-1">
            <Button size="sm" variant="secondary" aria-label={t('packages.edit', { name })} onClick={onEdit}>
              <Pencil />
              {t('edit')}
            </Button>
            <Button size="sm" variant="quiet" aria-label={t('packages.delete', { name })} onClick={onDelete}>
              <Trash2 />
              {t('delete')}
            </Button>
          </span>
        </div>
      </div>
    </Card>
  );
}
