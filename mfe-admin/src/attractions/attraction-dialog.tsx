import type { Attraction, AttractionDetails } from '@safari/contracts';
import { toast } from '@safari/ui';
import { skipToken, useFormat } from '@safari/web-kit';
import { useStoredAttractionQuery } from '../data/catalog.api';
import { CardPreview } from '../shared/editing/card-preview';
import { EditDialog } from '../shared/editing/edit-dialog';
import { useEditForm } from '../shared/editing/use-edit-form';
import type { EditedProps } from '../shared/listing/list-screen';
import { StoredDetails } from '../shared/stored-details';
import { translateFaults } from '../shared/translate-faults';
import { useTranslations } from '../translations/translations';
import { useCreateAttractionMutation, useUpdateAttractionMutation } from './attraction.api';
import { asShown, attractionFaults, toDraft, toFields } from './attraction.rules';
import { AttractionForm } from './attraction-form';

/** The form of a new attraction, or of a listed one once all of it is read. */
export function AttractionEditor({ stored, onClose }: EditedProps<Attraction>) {
  const t = useTranslations();
  const result = useStoredAttractionQuery(stored?.id ?? skipToken);
  if (!stored) return <AttractionDialog stored={undefined} onClose={onClose} />;
  return (
    <StoredDetails result={result} title={t('attraction.edit.title')} onClose={onClose}>
      {(details) => <AttractionDialog stored={details} onClose={onClose} />}
    </StoredDetails>
  );
}

export function AttractionDialog({ stored, onClose }: EditedProps<AttractionDetails>) {
  const t = useTranslations();
  const { currency } = useFormat();
  const [create] = useCreateAttractionMutation();
  const [update] = useUpdateAttractionMutation();
  const failed = t(stored ? 'attractions.update.failed' : 'attractions.create.failed');
  const edit = useEditForm({
    stored,
    toDraft,
    faults: (draft) => attractionFaults(draft, currency.code),
    faultTexts: (faults) => translateFaults(t, faults, { amount: currency.example(70) }),
    save: (draft, version) => {
      const fields = toFields(draft, currency.code);
      return stored ? update({ id: stored.id, version, fields }).unwrap() : create(fields).unwrap();
    },
    onSaved: () => {
      toast({ title: t(stored ? 'attractions.updated' : 'attractions.created') });
      onClose();
    },
    onRefused: () => toast({ title: failed, variant: 'destructive' }),
  });
  const { form } = edit;
  return (
    <EditDialog
      edit={edit}
      size="xl"
      title={t(stored ? 'attraction.edit.title' : 'attraction.create.title')}
      description={stored?.name}
      saveLabel={t(stored ? 'attraction.save' : 'attraction.create')}
      refusedTitle={failed}
      label={(field) => t(`attraction.${field}`)}
      preview={<CardPreview item={{ attraction: asShown(form.values, currency.code) }} />}
      onClose={onClose}
    >
      <AttractionForm form={form} />
    </EditDialog>
  );
}
