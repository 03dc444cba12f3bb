import { Badge, Card, CardBody, CardMedia, CardTitle, LinkButton, Picture } from '@safari/ui';
import { ItemText, ItemTexts, Link, pictureSources, useFormat, useItemText } from '@safari/web-kit';
import type { ArtworkEntry } from '../data/artwork.api';
import { useTranslations } from '../translations/translations';

const CARD_SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 90vw';

export interface ArtworkCardProps {
  artwork: ArtworkEntry;
  /** Off on the artist's own page, whose heading names the artist. */
  showArtist?: boolean;
  /** On the artist's page, shows the year beside the medium. */
  showYear?: boolean;
  level?: 2 | 3;
  /** The first card of a page without other pictures: its picture loads with priority. */
  isFirst?: boolean;
}

/** One artwork; the whole card links to it. */
export function ArtworkCard(props: ArtworkCardProps) {
  return (
    <ItemTexts translations={props.artwork.translations}>
      <CardContent {...props} />
    </ItemTexts>
  );
}

function CardContent({
  artwork,
  showArtist = true,
  showYear = false,
  level = 2,
  isFirst = false,
}: ArtworkCardProps) {
  const t = useTranslations();
  const say = useItemText();
  const format = useFormat();
  const address = `/art/${artwork.id}`;
  const title = `artwork-${artwork.id}`;
  return (
    <Card as="article" interactive className="flex h-full flex-col">
      <CardMedia className="bg-surface-sunk relative p-5">
        <Picture
          {...pictureSources(artwork.imageUrl, CARD_SIZES)}
          alt={say(artwork.title).text}
          width={960}
          height={960}
          priority={isFirst}
          className="aspect-square w-full object-contain drop-shadow-md"
        />
        <Badge tone="night" look="solid" className="absolute top-4 left-4">
          <ItemText>{artwork.medium}</ItemText>
        </Badge>
      </CardMedia>
      <CardBody className="flex grow flex-col gap-2">
        <CardTitle level={level} id={title}>
          <Link to={address} className="ui-stretched">
            <ItemText>{artwork.title}</ItemText>
          </Link>
        </CardTitle>
        {showArtist && <p className="text-ink-soft text-sm">{t('art.by', { artist: artwork.artist })}</p>}
        {showYear && (
          <p className="text-ink-soft text-sm">
            <ItemText>{artwork.medium}</ItemText>, {artwork.yearCreated}
          </p>
        )}
        <p className="line-clamp-3 text-sm">
          <ItemText>{artwork.description}</ItemText>
        </p>
        <div className="border-line mt-auto flex flex-wrap items-end justify-between gap-3 border-t pt-4">
          <p>
            <span className="font-display block text-xl">{format.money(artwork.price)}</span>
            <span className="text-ink-soft text-sm">
              <ItemText>{artwork.dimensions}</ItemText>
            </span>
          </p>
          <LinkButton asChild variant="secondary" size="sm" tabIndex={-1}>
            <Link to={address} aria-describedby={title}>
              {t('art.details')}
            </Link>
          </LinkButton>
        </div>
      </CardBody>
    </Card>
  );
}
