import { RemoteData, type RemoteDataProps } from '@safari/ui';
import { useTranslations } from '../translations/translations';

export interface LoadedArtworksProps<Each>
  extends Omit<RemoteDataProps<Each[]>, 'loadingLabel' | 'staleLabel' | 'failed'> {
  /** Heading level of the error message. */
  level: 2 | 3;
}

/** A list of artworks in its four states: loading, failed, empty or ready. */
export function LoadedArtworks<Each>({ level, ...props }: LoadedArtworksProps<Each>) {
  const t = useTranslations();
  return (
    <RemoteData
      {...props}
      loadingLabel={t('gallery.loading')}
      staleLabel={t('gallery.stale')}
      failed={{
        title: t('gallery.failed'),
        children: t('gallery.failed.text'),
        retryLabel: t('retry'),
        level,
      }}
    />
  );
}
