import type { Artist } from '@safari/contracts';
import { ItemDialog } from '../shared/editing/item-dialog';
import type { EditedProps } from '../shared/listing/list-screen';
import { useCreateArtistMutation, useUpdateArtistMutation } from './artist.api';
import { artistFaults, toDraft, toFields } from './artist.rules';
import { ArtistForm } from './artist-form';

/** The form of a new artist, or of an existing one. */
export function ArtistDialog(edited: EditedProps<Artist>) {
  const [create] = useCreateArtistMutation();
  const [update] = useUpdateArtistMutation();
  return (
    <ItemDialog
      {...edited}
      of="artist"
      toDraft={toDraft}
      faults={artistFaults}
      nameOf={({ name }) => name}
      create={(draft, idempotencyKey) => create({ fields: toFields(draft), idempotencyKey }).unwrap()}
      update={(draft, stored) => update({ ...stored, fields: toFields(draft) }).unwrap()}
      fields={ArtistForm}
    />
  );
}
