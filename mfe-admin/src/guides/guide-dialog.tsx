import type { Guide } from '@safari/contracts';
import { toast } from '@safari/ui';
import { EditDialog } from '../shared/editing/edit-dialog';
import { useEditForm } from '../shared/editing/use-edit-form';
import type { EditedProps } from '../shared/listing/list-screen';
import { usePictureUpload } from '../shared/pictures/use-picture-upload';
import { translateFaults } from '../shared/translate-faults';
import { useTranslations } from '../translations/translations';
import { useCreateGuideMutation, useUpdateGuideMutation } from './guide.api';
import { guideFaults, toDraft, toFields } from './guide.rules';
import { GuideForm } from './guide-form';

/** The form of a new guide, or of one there is. */
export function GuideDialog({ stored, onClose }: EditedProps<Guide>) {
  const t = useTranslations();
  const [create] = useCreateGuideMutation();
  const [update] = useUpdateGuideMutation();
  const failed = t(stored ? 'guides.update.failed' : 'guides.create.failed');
  const edit = useEditForm({
    stored,
    toDraft,
    faults: guideFaults,
    faultTexts: (faults) => translateFaults(t, faults),
    save: (draft, version) => {
      const fields = toFields(draft);
      return stored ? update({ id: stored.id, version, fields }).unwrap() : create(fields).unwrap();
    },
    onSaved: () => {
      toast({ title: t(stored ? 'guides.updated' : 'guides.created', { name: edit.form.values.name }) });
      onClose();
    },
    onRefused: () => toast({ title: failed, variant: 'destructive' }),
  });
  const { form } = edit;
  const upload = usePictureUpload((photoUrl) => form.set('photoUrl', photoUrl));
  return (
    <EditDialog
      edit={edit}
      size="lg"
      title={t(stored ? 'guide.edit.title' : 'guide.create.title')}
      description={stored?.name}
      saveLabel={t(stored ? 'guide.save' : 'guide.create')}
      refusedTitle={failed}
      label={(field) => t(`guide.${field}`)}
      waiting={upload.state.kind === 'running' ? t('picture.wait') : undefined}
      onClose={onClose}
    >
      <GuideForm form={form} upload={upload} />
    </EditDialog>
  );
}
