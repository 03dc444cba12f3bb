import { type ListedPackage, packagePath } from '@safari/contracts';
import { Badge, Card, CardActions, CardBody, CardMedia, CardTitle, TextLink } from '@safari/ui';
import { ItemText, ItemTexts, Link, useFormat, useItemText } from '@safari/web-kit';
import type { PackageEntry } from '../data/entry.rules';
import { CheckedList } from '../shared/checked-list';
import { type DialogAddress, DialogLink } from '../shared/dialog-link';
import { ItemPicture } from '../shared/item-picture';
import { ItemRating } from '../shared/item-rating';
import { useTranslations } from '../translations/translations';

const INCLUSIONS_SHOWN = 4;

export interface PackageCardProps {
  item: Omit<PackageEntry, 'places' | 'translations'> & Pick<ListedPackage, 'translations'>;
  itinerary: DialogAddress;
  booking: DialogAddress;
}

export function PackageCard(props: PackageCardProps) {
  return (
    <ItemTexts translations={props.item.translations}>
      <CardContent {...props} />
    </ItemTexts>
  );
}

function CardContent({ item, itinerary, booking }: PackageCardProps) {
  const say = useItemText();
  const t = useTranslations();
  const format = useFormat();
  const title = `package-${item.id}`;
  const more = item.inclusions.length - INCLUSIONS_SHOWN;
  return (
    <Card className="flex h-full flex-col">
      <CardMedia>
        <ItemPicture
          imageUrl={item.imageUrl}
          alt={say(item.name).text}
          sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 50vw, 100vw"
          className="aspect-3/2 w-full object-cover"
        />
        {item.isPopular === 1 && (
          <Badge tone="accent" look="solid">
            {t('package.popular')}
          </Badge>
        )}
        {item.type === 'budget' && (
          <Badge tone="success" look="solid">
            {t('package.value')}
          </Badge>
        )}
      </CardMedia>
      <CardBody className="flex grow flex-col gap-4">
        <div>
          <CardTitle id={title}>
            <TextLink asChild quiet>
              <Link to={packagePath(item)}>
                <ItemText>{item.name}</ItemText>
              </Link>
            </TextLink>
          </CardTitle>
          <p className="text-ink-soft mt-1 text-sm">{t('package.agency', { agency: item.agency })}</p>
          <ItemRating bookingType="package" itemId={item.id} />
        </div>
        <p className="line-clamp-3">
          <ItemText>{item.description}</ItemText>
        </p>
        <div className="text-sm">
          <CheckedList items={item.inclusions.slice(0, INCLUSIONS_SHOWN)} />
          {more > 0 && <p className="text-ink-soft mt-1.5 pl-6">{t('package.more', { count: more })}</p>}
        </div>
        <p className="border-line mt-auto border-t pt-4">
          <span className="font-display text-2xl">{format.money(item.price)}</span>{' '}
          <span className="text-ink-soft inline-block text-sm">
            {t('package.perPerson', { days: t('days', { count: item.duration }) })}
          </span>
        </p>
        <CardActions className="mt-0 max-sm:*:grow">
          <DialogLink address={itinerary} variant="secondary" aria-describedby={title}>
            {t('package.itinerary')}
          </DialogLink>
          <DialogLink address={booking} aria-describedby={title}>
            {t('package.book')}
          </DialogLink>
        </CardActions>
      </CardBody>
    </Card>
  );
}
