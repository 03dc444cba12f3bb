import { Brush } from '@safari/ui/icons';
import { useArtistListQuery } from '../data/catalog.api';
import { ListScreen } from '../shared/listing/list-screen';
import { useTranslations } from '../translations/translations';
import { useDeleteArtistMutation } from './artist.api';
import { ArtistCard } from './artist-card';
import { ArtistDialog } from './artist-dialog';
import { ShownWorks } from './shown-works';

/** The artists of the gallery. */
export function ArtistsScreen() {
  const t = useTranslations();
  const [remove] = useDeleteArtistMutation();
  return (
    <ListScreen
      of="artists"
      icon={<Brush />}
      columns="grid gap-3 md:grid-cols-2 2xl:grid-cols-3"
      result={useArtistListQuery()}
      words={({ name, bio, story }) => [name, bio, story]}
      card={ArtistCard}
      dialog={ArtistDialog}
      remove={(id) => remove(id).unwrap()}
      refusal={(error) => <ShownWorks error={error} />}
      toasts={{ deleted: t('artists.deleted'), failed: t('artists.delete.failed') }}
    />
  );
}
