import type { Artwork } from '@safari/contracts';
import { Avatar, Badge, Container, LinkButton, Skeleton } from '@safari/ui';
import { ArrowLeft } from '@safari/ui/icons';
import { ItemText, ItemTexts, Link, pictureSources, usePageTitle, useParams } from '@safari/web-kit';
import type { ComponentType } from 'react';
import { useArtworksOfQuery } from '../data/artwork.api';
import { Failed, Missing } from '../shared/alone';
import { PORTRAIT_SIZES } from '../shared/picture-sizes';
import { Prose } from '../shared/prose';
import { useTranslations } from '../translations/translations';

export interface ArtistScreenProps {
  /** Renders the artist's works; `app/` passes it in. */
  Works: ComponentType<{ artworks: readonly Artwork[] }>;
}

/** `/artist/{artistName}`: an artist, and all their works. */
export function ArtistScreen({ Works }: ArtistScreenProps) {
  const t = useTranslations();
  const artist = useParams()['artistName'] ?? '';
  const { currentData, isError, refetch } = useArtworksOfQuery(artist);
  const [first] = currentData ?? [];
  usePageTitle(currentData && !first ? t('artist.missing') : artist);
  if (!currentData && isError) return <Failed title={t('artist.failed')} onRetry={() => void refetch()} />;
  if (!currentData) return <Loading />;
  if (!first) return <Missing title={t('artist.missing')} text={t('artist.missing.text')} />;
  return (
    <Container className="flex flex-col gap-14 py-8 lg:py-12">
      <ItemTexts translations={first.translations}>
        <Profile first={first} />
      </ItemTexts>
      <section aria-labelledby="works" className="flex flex-col gap-6">
        <h2 id="works" className="font-display text-3xl">
          {t('artist.works', { artist: first.artist })}
        </h2>
        <Works artworks={currentData} />
      </section>
    </Container>
  );
}

function Profile({ first }: { first: Artwork }) {
  const t = useTranslations();
  return (
    <div>
      <LinkButton asChild variant="quiet" size="sm" className="-ml-3">
        <Link to="/art">
          <ArrowLeft />
          {t('artwork.back')}
        </Link>
      </LinkButton>
      <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-[auto_1fr] lg:gap-14">
        <Avatar
          name={first.artist}
          {...pictureSources(first.artistPhotoUrl, PORTRAIT_SIZES)}
          size="xl"
          className="size-44 lg:size-64"
        />
        <div className="flex flex-col gap-5">
          <header className="flex flex-col gap-3">
            <h1 className="font-display text-5xl">{first.artist}</h1>
            <p className="flex flex-wrap gap-2">
              <Badge tone="accent">
                <ItemText>{first.category}</ItemText>
              </Badge>
              <Badge tone="success">{t('artist.tanzanian')}</Badge>
            </p>
          </header>
          <Prose className="text-lg">{first.artistBio}</Prose>
          <section aria-labelledby="story" className="border-accent border-l-2 pl-5">
            <h2 id="story" className="font-display text-xl">
              {t('artist.story')}
            </h2>
            <Prose className="text-ink-soft mt-2">{first.artistStory}</Prose>
          </section>
        </div>
      </div>
    </div>
  );
}

function Loading() {
  const t = useTranslations();
  return (
    <Container className="grid grid-cols-1 gap-8 py-12 lg:grid-cols-[auto_1fr] lg:gap-14">
      <output className="sr-only">{t('artist.loading')}</output>
      <Skeleton shape="circle" className="size-44 lg:size-64" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-14 w-3/5" />
        <Skeleton className="h-40" />
      </div>
    </Container>
  );
}
