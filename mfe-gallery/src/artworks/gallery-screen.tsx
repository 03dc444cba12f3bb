import { Container, EmptyState, LinkButton, SectionHeading } from '@safari/ui';
import { ArrowLeft, Palette } from '@safari/ui/icons';
import { Link, usePageTitle } from '@safari/web-kit';
import { useArtworksQuery } from '../data/artwork.api';
import { useTranslations } from '../translations/translations';
import { ArtworkCard } from './artwork-card';
import { ArtworkGrid, skeletonCards } from './artwork-grid';
import { LoadedArtworks } from './loaded-artworks';

const SKELETONS = 6;

/** `/art`: every work. */
export function GalleryScreen() {
  const t = useTranslations();
  const artworks = useArtworksQuery();
  usePageTitle(t('gallery.title'));
  return (
    <Container className="flex flex-col gap-10 py-10 lg:py-14">
      <div>
        <LinkButton asChild variant="quiet" size="sm" className="-ml-3">
          <Link to="/">
            <ArrowLeft />
            {t('gallery.home')}
          </Link>
        </LinkButton>
        <SectionHeading
          className="mt-4"
          level={1}
          size="page"
          title={t('gallery.title')}
          lede={t('gallery.intro')}
        />
      </div>
      <LoadedArtworks
        result={artworks}
        loading={<ArtworkGrid>{skeletonCards(SKELETONS)}</ArtworkGrid>}
        level={2}
        empty={<EmptyWalls />}
      >
        {(list) => (
          <ArtworkGrid>
            {list.map((artwork, place) => (
              <ArtworkCard key={artwork.id} artwork={artwork} isFirst={place === 0} />
            ))}
          </ArtworkGrid>
        )}
      </LoadedArtworks>
    </Container>
  );
}

function EmptyWalls() {
  const t = useTranslations();
  return (
    <EmptyState title={t('gallery.empty')} level={2} icon={<Palette />}>
      {t('gallery.empty.text')}
    </EmptyState>
  );
}
