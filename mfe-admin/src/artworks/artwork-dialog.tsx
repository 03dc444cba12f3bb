import type { Artwork } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { ItemDialog } from '../shared/editing/item-dialog';
import type { EditedProps } from '../shared/listing/list-screen';
import { useCreateArtworkMutation, useUpdateArtworkMutation } from './artwork.api';
import { artworkFaults, toDraft, toFields } from './artwork.rules';
import { ArtworkForm } from './artwork-form';

/** The form of a new artwork, or of an existing one. */
export function ArtworkDialog(edited: EditedProps<Artwork>) {
  const { currency } = useFormat();
  const [create] = useCreateArtworkMutation();
  const [update] = useUpdateArtworkMutation();
  return (
    <ItemDialog
      {...edited}
      of="artwork"
      toDraft={toDraft}
      faults={(draft) => artworkFaults(draft, currency.code)}
      faultValues={{ amount: currency.example(70) }}
      nameOf={({ title }) => title}
      create={(draft, idempotencyKey) =>
        create({ fields: toFields(draft, currency.code), idempotencyKey }).unwrap()
      }
      update={(draft, stored) => update({ ...stored, fields: toFields(draft, currency.code) }).unwrap()}
      fields={ArtworkForm}
    />
  );
}
