import { DEFAULT_LOCATION } from '@safari/contracts';
import { Button, Card, CardActions, CardBody, CardMedia, CardTitle } from '@safari/ui';
import { Checkbox } from '@safari/ui/controls';
import { MapPin } from '@safari/ui/icons';
import { useItemText } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { ItemPicture } from '../shared/item-picture';
import { useTranslations } from '../translations/later-translations';

export interface PortalCardProps {
  item: { name: string; description: string; location: string; imageUrl: string };
  /** Price and duration, or the category. */
  facts: ReactNode;
  selected: boolean;
  onSelect: () => void;
  onBid: () => void;
}

/** One package or attraction; its name labels the checkbox by which an operator selects it. */
export function PortalCard({ item, facts, selected, onSelect, onBid }: PortalCardProps) {
  const t = useTranslations();
  const say = useItemText();
  const { name, description, location, imageUrl } = item;
  return (
    <Card selected={selected} className="h-full">
      <CardMedia>
        <ItemPicture imageUrl={imageUrl} alt="" className="aspect-2/1" />
      </CardMedia>
      <CardBody>
        <CardTitle level={2}>
          <Checkbox
            className="gap-3 py-0 text-xl leading-tight pointer-coarse:py-2.5"
            label={name}
            checked={selected}
            onCheckedChange={onSelect}
          />
        </CardTitle>
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <MapPin className="size-4 shrink-0" />
          {location ? say(location).text : DEFAULT_LOCATION}
        </p>
        <p className="line-clamp-3 text-sm">{description}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
          {facts}
        </div>
      </CardBody>
      <CardActions>
        <Button variant="secondary" block onClick={onBid} aria-label={t('portal.bid.of', { name })}>
          {t('portal.bid')}
        </Button>
      </CardActions>
    </Card>
  );
}
