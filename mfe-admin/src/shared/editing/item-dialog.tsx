import { toast } from '@safari/ui';
import type { Form } from '@safari/web-kit';
import type { ComponentType, ReactNode } from 'react';
import { type TranslationKey, useTranslations } from '../../translations/translations';
import type { EditedProps } from '../listing/list-screen';
import { translateFaults } from '../translate-faults';
import { EditDialog } from './edit-dialog';
import { useEditForm } from './use-edit-form';

interface Stored {
  id: number;
  version?: number;
}

export interface ItemDialogProps<Item extends Stored, Draft extends object> extends EditedProps<Item> {
  /** The prefix of the translation keys; each kind of item has the same keys. */
  of: 'attraction' | 'guide' | 'artwork' | 'artist';
  toDraft: (stored?: Item) => Draft;
  faults: (draft: Draft) => Readonly<Record<string, TranslationKey>>;
  /** Parameters for the texts of faults. */
  faultValues?: Record<string, string>;
  /** The name shown for the edited item. */
  nameOf: (draft: Draft) => string;
  create: (draft: Draft, idempotencyKey: string) => Promise<Item>;
  update: (draft: Draft, stored: { id: number; version: number | undefined }) => Promise<Item>;
  fields: ComponentType<{ form: Form<Draft> }>;
  /** The item as visitors see it, shown beside the fields on demand. */
  preview?: (draft: Draft) => ReactNode;
}

/** The form of a new item, or of an existing one. */
export function ItemDialog<Item extends Stored, Draft extends object>({
  of,
  stored,
  toDraft,
  faults,
  faultValues,
  nameOf,
  create,
  update,
  fields: Fields,
  preview,
  onClose,
}: ItemDialogProps<Item, Draft>) {
  const t = useTranslations();
  const failed = t(stored ? `${of}s.update.failed` : `${of}s.create.failed`);
  const edit = useEditForm({
    stored,
    toDraft,
    faults,
    faultTexts: (found) => translateFaults(t, found, faultValues),
    save: (draft, { seen, version, idempotencyKey }) =>
      seen ? update(draft, { id: seen.id, version }) : create(draft, idempotencyKey),
    onSaved: () => {
      toast({ title: t(stored ? `${of}s.updated` : `${of}s.created`, { name: nameOf(edit.form.values) }) });
      onClose();
    },
    onRefused: () => toast({ title: failed, variant: 'destructive' }),
  });
  return (
    <EditDialog
      edit={edit}
      title={t(stored ? `${of}.edit.title` : `${of}.create.title`)}
      description={stored && nameOf(toDraft(stored))}
      saveLabel={t(stored ? `${of}.save` : `${of}.create`)}
      refusedTitle={failed}
      label={(field) => t(`${of}.${field}` as TranslationKey)}
      preview={preview?.(edit.form.values)}
      onClose={onClose}
    >
      <Fields form={edit.form} />
    </EditDialog>
  );
}
