import './styles.css';
import { Container, LinkButton, SectionHeading } from '@safari/ui';
import { ArrowRight } from '@safari/ui/icons';
import { Link, useLanguage } from '@safari/web-kit';
import { ArtworkCard } from '../artworks/artwork-card';
import { ArtworkRow, skeletonCards } from '../artworks/artwork-grid';
import { LoadedArtworks } from '../artworks/loaded-artworks';
import { PREVIEWED, usePreviewedArtworksQuery } from '../data/artwork.api';
import { useTranslations } from '../translations/translations';

/** The first artworks, for the landing page. */
export function ArtPreview() {
  const t = useTranslations();
  const artworks = usePreviewedArtworksQuery(useLanguage().language);
  return (
    <Container className="flex flex-col gap-6 sm:gap-8">
      <SectionHeading
        eyebrow={t('preview.eyebrow')}
        title={t('preview.title')}
        lede={t('preview.lede')}
        actions={
          <LinkButton asChild variant="secondary">
            <Link to="/art">
              {t('preview.all')}
              <ArrowRight />
            </Link>
          </LinkButton>
        }
      />
      <LoadedArtworks
        result={artworks}
        loading={<ArtworkRow isLoading>{skeletonCards(PREVIEWED)}</ArtworkRow>}
        level={3}
        empty={<p className="text-ink-soft">{t('gallery.empty.text')}</p>}
      >
        {(list) => (
          <ArtworkRow>
            {list.map((artwork) => (
              <ArtworkCard key={artwork.id} artwork={artwork} level={3} />
            ))}
          </ArtworkRow>
        )}
      </LoadedArtworks>
    </Container>
  );
}
