import type { Operator } from '@safari/contracts';
import { Button, Dialog, DialogActions } from '@safari/ui';
import { useForm } from '@safari/web-kit';
import { useMessages } from '../messages/messages';
import { ChangedMeanwhile } from '../shared/changed-meanwhile';
import { FailureNotice } from '../shared/failure-notice';
import { changedFields } from '../shared/three-way.rules';
import { translateFaults } from '../shared/translate-faults';
import { useDiscardGuard } from '../shared/use-discard-guard';
import { useEditOf } from '../shared/use-edit-of';
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
  const edit = useEditOf(operator, toDraft);
  const form = useForm({
    initial: toDraft(operator),
    validate: (draft) => translateFaults(t, operatorFaults(draft)),
    submit: async (draft) => {
      const fields = toFields(draft);
      await edit.save((version) =>
        operator ? update({ id: operator.id, version, fields }).unwrap() : create(fields).unwrap(),
      );
      onClose();
    },
  });
  const collision = edit.collision(form);
  const changed = changedFields(toDraft(operator), form.values).length > 0;
  const guard = useDiscardGuard(changed, onClose);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && guard.close()}
      title={t(operator ? 'operator.edit.title' : 'operator.create.title')}
    >
      <form {...form.props} className="flex flex-col gap-5">
        <OperatorForm form={form} />
        <ChangedMeanwhile collision={collision} label={(field) => t(`operator.${field}`)} />
        {!collision && <FailureNotice title={t('operator.refused')} error={form.failure} />}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={form.busy} disabled={collision !== undefined}>
            {t(operator ? 'operator.save' : 'operator.create')}
          </Button>
        </DialogActions>
      </form>
      {guard.question}
    </Dialog>
  );
}
