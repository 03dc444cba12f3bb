import { attractionPath } from '@safari/contracts';
import { Badge, Card, CardActions, CardBody, CardMedia, CardTitle, TextLink } from '@safari/ui';
import { ItemText, ItemTexts, Link, useFormat, useItemText } from '@safari/web-kit';
import type { AttractionEntry } from '../data/entry.rules';
import { type DialogAddress, DialogLink } from '../shared/dialog-link';
import { ItemPicture } from '../shared/item-picture';
import { useTranslations } from '../translations/translations';

export interface AttractionCardProps {
  item: AttractionEntry;
  details: DialogAddress;
}

export function AttractionCard(props: AttractionCardProps) {
  return (
    <ItemTexts translations={props.item.translations}>
      <CardContent {...props} />
    </ItemTexts>
  );
}

function CardContent({ item, details }: AttractionCardProps) {
  const say = useItemText();
  const t = useTranslations();
  const format = useFormat();
  const title = `attraction-${item.id}`;
  return (
    <Card className="flex h-full flex-col">
      <CardMedia>
        <ItemPicture
          imageUrl={item.imageUrl}
          alt={say(item.name).text}
          sizes="(min-width: 80rem) 20rem, (min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw"
          className="aspect-4/3 w-full object-cover"
        />
        <Badge tone="night" look="solid">
          {t(`category.${item.category}`)}
        </Badge>
      </CardMedia>
      <CardBody className="flex grow flex-col gap-3">
        <CardTitle id={title}>
          <TextLink asChild quiet>
            <Link to={attractionPath(item)}>
              <ItemText>{item.name}</ItemText>
            </Link>
          </TextLink>
        </CardTitle>
        <p className="line-clamp-3 text-sm">
          <ItemText>{item.description}</ItemText>
        </p>
        <CardActions className="mt-auto">
          <p className="mr-auto self-center font-semibold">
            {t('attraction.from', { price: format.money(item.priceFrom), unit: say(item.priceUnit).text })}
          </p>
          <DialogLink address={details} variant="secondary" size="sm" aria-describedby={title}>
            {t('attraction.details')}
          </DialogLink>
        </CardActions>
      </CardBody>
    </Card>
  );
}
