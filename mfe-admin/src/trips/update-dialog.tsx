import type { TripUpdate } from '@safari/contracts';
import { Facts, toast } from '@safari/ui';
import { EditDialog } from '../shared/editing/edit-dialog';
import { useEditForm } from '../shared/editing/use-edit-form';
import { translateFaults } from '../shared/translate-faults';
import { useTranslations } from '../translations/translations';
import { useEditUpdateMutation } from './trip.api';
import { toUpdateDraft, toUpdateFields, updateFaults } from './trip.rules';
import { UpdateFields } from './update-fields';

/** Edits an update; its traveler is shown that it was edited. */
export function UpdateDialog({ update, onClose }: { update: TripUpdate; onClose: () => void }) {
  const t = useTranslations();
  const [save] = useEditUpdateMutation();
  const edit = useEditForm({
    stored: update,
    toDraft: toUpdateDraft,
    faults: updateFaults,
    faultTexts: (faults) => translateFaults(t, faults),
    save: (draft, { version }) => save({ update, version, fields: toUpdateFields(draft) }).unwrap(),
    onSaved: () => {
      toast({ title: t('update.edited'), description: t('update.edited.text') });
      onClose();
    },
  });
  return (
    <EditDialog
      edit={edit}
      title={t('update.edit.title')}
      description={update.title}
      saveLabel={t('update.edit.save')}
      refusedTitle={t('update.edit.refused')}
      label={(field) => t(field === 'isVisible' ? 'manage.visible' : LABEL[field])}
      onClose={onClose}
    >
      <UpdateFields
        form={edit.form}
        type={<Facts items={[{ label: t('manage.type'), value: t(`update.type.${update.updateType}`) }]} />}
        mayHide={!update.isVisible}
      />
    </EditDialog>
  );
}

const LABEL = {
  updateType: 'manage.type',
  title: 'manage.title',
  description: 'manage.description',
  location: 'manage.location',
  dayNumber: 'manage.day',
} as const;
