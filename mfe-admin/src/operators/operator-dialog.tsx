import type { Operator } from '@safari/contracts';
import { EditDialog } from '../shared/editing/edit-dialog';
import { useEditForm } from '../shared/editing/use-edit-form';
import type { EditedProps } from '../shared/listing/list-screen';
import { translateFaults } from '../shared/translate-faults';
import { useTranslations } from '../translations/translations';
import { useCreateOperatorMutation, useUpdateOperatorMutation } from './operator.api';
import { operatorFaults, toDraft, toFields } from './operator.rules';
import { OperatorForm } from './operator-form';

export function OperatorDialog({ stored, onClose }: EditedProps<Operator>) {
  const t = useTranslations();
  const [create] = useCreateOperatorMutation();
  const [update] = useUpdateOperatorMutation();
  const edit = useEditForm({
    stored,
    toDraft,
    faults: operatorFaults,
    faultTexts: (faults) => translateFaults(t, faults),
    save: (draft, { seen, version, idempotencyKey }) => {
      const fields = toFields(draft);
      return seen
        ? update({ id: seen.id, version, fields }).unwrap()
        : create({ fields, idempotencyKey }).unwrap();
    },
    onSaved: onClose,
  });
  return (
    <EditDialog
      edit={edit}
      title={t(stored ? 'operator.edit.title' : 'operator.create.title')}
      saveLabel={t(stored ? 'operator.save' : 'operator.create')}
      refusedTitle={t('operator.refused')}
      label={(field) => t(`operator.${field}`)}
      onClose={onClose}
    >
      <OperatorForm form={edit.form} />
    </EditDialog>
  );
}
