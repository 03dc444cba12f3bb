import type { Guide } from '@safari/contracts';
import { ItemDialog } from '../shared/editing/item-dialog';
import type { EditedProps } from '../shared/listing/list-screen';
import { useCreateGuideMutation, useUpdateGuideMutation } from './guide.api';
import { guideFaults, toDraft, toFields } from './guide.rules';
import { GuideForm } from './guide-form';

/** The form of a new guide, or of an existing one. */
export function GuideDialog(edited: EditedProps<Guide>) {
  const [create] = useCreateGuideMutation();
  const [update] = useUpdateGuideMutation();
  return (
    <ItemDialog
      {...edited}
      of="guide"
      toDraft={toDraft}
      faults={guideFaults}
      nameOf={({ name }) => name}
      create={(draft, idempotencyKey) => create({ fields: toFields(draft), idempotencyKey }).unwrap()}
      update={(draft, stored) => update({ ...stored, fields: toFields(draft) }).unwrap()}
      fields={GuideForm}
    />
  );
}
