import { Palette } from '@safari/ui/icons';
import { useArtworkListQuery } from '../data/catalog.api';
import { ListScreen } from '../shared/listing/list-screen';
import { useTranslations } from '../translations/translations';
import { useDeleteArtworkMutation } from './artwork.api';
import { ArtworkCard } from './artwork-card';
import { ArtworkDialog } from './artwork-dialog';

/** The artworks of the gallery. */
export function ArtworksScreen() {
  const t = useTranslations();
  const [remove] = useDeleteArtworkMutation();
  return (
    <ListScreen
      of="artworks"
      icon={<Palette />}
      columns="grid gap-3 md:grid-cols-2 2xl:grid-cols-3"
      result={useArtworkListQuery()}
      words={({ title, artist, medium, category }) => [title, artist, medium, category]}
      card={ArtworkCard}
      dialog={ArtworkDialog}
      remove={(id) => remove(id).unwrap()}
      toasts={{ deleted: t('artworks.deleted'), failed: t('artworks.delete.failed') }}
    />
  );
}
