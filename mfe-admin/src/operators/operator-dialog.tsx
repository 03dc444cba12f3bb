import type { Operator } from '@safari/contracts';
import { useMessages } from '../messages/messages';
import { EditDialog } from '../shared/editing/edit-dialog';
import { useEditForm } from '../shared/editing/use-edit-form';
import { translateFaults } from '../shared/translate-faults';
import { useCreateOperatorMutation, useUpdateOperatorMutation } from './operator.api';
import { operatorFaults, toDraft, toFields } from './operator.rules';
import { OperatorForm } from './operator-form';

export interface OperatorDialogProps {
  /** Nobody: a new one is added. */
  operator: Operator | undefined;
  onClose: () => void;
}

export function OperatorDialog({ operator, onClose }: OperatorDialogProps) {
  const t = useMessages();
  const [create] = useCreateOperatorMutation();
  const [update] = useUpdateOperatorMutation();
  const edit = useEditForm({
    stored: operator,
    toDraft,
    faults: operatorFaults,
    told: (faults) => translateFaults(t, faults),
    save: (draft, version) => {
      const fields = toFields(draft);
      return operator ? update({ id: operator.id, version, fields }).unwrap() : create(fields).unwrap();
    },
    onSaved: onClose,
  });
  return (
    <EditDialog
      edit={edit}
      size="lg"
      title={t(operator ? 'operator.edit.title' : 'operator.create.title')}
      saveLabel={t(operator ? 'operator.save' : 'operator.create')}
      refusedTitle={t('operator.refused')}
      label={(field) => t(`operator.${field}`)}
      onClose={onClose}
    >
      <OperatorForm form={edit.form} />
    </EditDialog>
  );
}
