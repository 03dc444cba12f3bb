import type { Artwork } from '@safari/contracts';
import { Avatar, Badge, Container, Facts, LinkButton, Picture, Skeleton, TextLink } from '@safari/ui';
import { ArrowLeft, Calendar, Palette, Ruler, Tag } from '@safari/ui/icons';
import {
  ItemText,
  ItemTexts,
  isCallError,
  Link,
  pictureSources,
  skipToken,
  useFormat,
  useItemText,
  usePageTitle,
  useParams,
  useTextReader,
} from '@safari/web-kit';
import { useArtworkQuery } from '../data/artwork.api';
import { artistPath, artworkId } from '../shared/addresses.rules';
import { Failed, Missing } from '../shared/alone';
import { ARTWORK_SIZES } from '../shared/picture-sizes';
import { Prose } from '../shared/prose';
import { useTranslations } from '../translations/translations';
import { OriginalArtwork, PurchaseOptions } from './purchase-options';

/** `/art/{id}`: one artwork, its artist, and the ways to buy it. */
export function ArtworkScreen() {
  const t = useTranslations();
  const id = artworkId(useParams()['id']);
  const { currentData, error, refetch } = useArtworkQuery(id ?? skipToken);
  const missing = id === undefined || (isCallError(error) && error.status === 404);
  const read = useTextReader(currentData?.translations);
  usePageTitle(
    missing ? t('artwork.missing') : currentData ? read(currentData.title).text : t('gallery.title'),
  );
  if (missing) return <Missing title={t('artwork.missing')} text={t('artwork.missing.text')} />;
  if (!currentData && error) return <Failed title={t('artwork.failed')} onRetry={() => void refetch()} />;
  if (!currentData) return <Loading />;
  return (
    <ItemTexts translations={currentData.translations}>
      <Loaded artwork={currentData} />
    </ItemTexts>
  );
}

function Loaded({ artwork }: { artwork: Artwork }) {
  const t = useTranslations();
  const say = useItemText();
  const format = useFormat();
  return (
    <>
      <Container className="flex flex-col gap-14 py-8 lg:py-12">
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
          <div>
            <LinkButton asChild variant="quiet" size="sm" className="mb-4 -ml-3">
              <Link to="/art">
                <ArrowLeft />
                {t('artwork.back')}
              </Link>
            </LinkButton>
            <div className="bg-surface-sunk relative rounded-xl p-6 sm:p-10 lg:sticky lg:top-24">
              <Picture
                {...pictureSources(artwork.imageUrl, ARTWORK_SIZES)}
                alt={say(artwork.title).text}
                width={1200}
                height={1200}
                priority
                className="aspect-square w-full object-contain drop-shadow-xl"
              />
              <Badge tone="night" look="solid" className="absolute top-5 left-5">
                <ItemText>{artwork.medium}</ItemText>
              </Badge>
            </div>
          </div>
          <div className="flex flex-col gap-6 lg:pt-14">
            <header>
              <h1 className="font-display text-4xl">
                <ItemText>{artwork.title}</ItemText>
              </h1>
              <p className="text-ink-soft mt-2 text-lg">
                {t('art.by', { artist: '' })}
                <TextLink asChild>
                  <Link to={artistPath(artwork.artist)}>{artwork.artist}</Link>
                </TextLink>
              </p>
            </header>
            <Prose className="text-lg">{artwork.description}</Prose>
            <Facts
              items={[
                {
                  label: t('art.dimensions'),
                  value: <ItemText>{artwork.dimensions}</ItemText>,
                  icon: <Ruler />,
                },
                { label: t('art.medium'), value: <ItemText>{artwork.medium}</ItemText>, icon: <Palette /> },
                { label: t('art.year'), value: String(artwork.yearCreated), icon: <Calendar /> },
                { label: t('art.price'), value: format.money(artwork.price), icon: <Tag /> },
              ]}
            />
            <ArtistBlock artwork={artwork} />
          </div>
        </div>
        <PurchaseOptions artwork={artwork} />
      </Container>
      <OriginalArtwork artwork={artwork} />
    </>
  );
}

function ArtistBlock({ artwork }: { artwork: Artwork }) {
  const t = useTranslations();
  const profile = artistPath(artwork.artist);
  return (
    <section aria-labelledby="artist" className="border-line flex flex-col gap-4 border-t pt-6">
      <h2 id="artist" className="text-ink-soft text-sm font-semibold">
        {t('artwork.artist')}
      </h2>
      <div className="flex flex-wrap items-center gap-4">
        <Link to={profile} aria-label={artwork.artist} tabIndex={-1}>
          <Avatar name={artwork.artist} {...pictureSources(artwork.artistPhotoUrl, '12rem')} size="xl" />
        </Link>
        <TextLink asChild quiet>
          <Link to={profile} className="font-display text-2xl">
            {artwork.artist}
          </Link>
        </TextLink>
      </div>
      <Prose>{artwork.artistBio}</Prose>
      <div>
        <h3 className="font-semibold">{t('artwork.story')}</h3>
        <Prose className="text-ink-soft mt-1">{artwork.artistStory}</Prose>
      </div>
      <LinkButton asChild variant="secondary" className="self-start">
        <Link to={profile}>{t('artwork.profile')}</Link>
      </LinkButton>
    </section>
  );
}

function Loading() {
  const t = useTranslations();
  return (
    <Container className="grid grid-cols-1 gap-8 py-12 lg:grid-cols-[1.15fr_1fr] lg:gap-14">
      <output className="sr-only">{t('artwork.loading')}</output>
      <Skeleton className="aspect-square w-full" />
      <div className="flex flex-col gap-4 lg:pt-14">
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="h-28" />
        <Skeleton className="h-40" />
      </div>
    </Container>
  );
}
