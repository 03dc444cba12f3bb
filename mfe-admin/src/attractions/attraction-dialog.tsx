import type { Attraction } from '@safari/contracts';
import { Button, Dialog, DialogActions, toast } from '@safari/ui';
import { useForm } from '@safari/web-kit';
import { useMessages } from '../messages/messages';
import { ChangedMeanwhile } from '../shared/changed-meanwhile';
import { FailureNotice } from '../shared/failure-notice';
import { changedFields } from '../shared/three-way.rules';
import { translateFaults } from '../shared/translate-faults';
import { useDiscardGuard } from '../shared/use-discard-guard';
import { useEditOf } from '../shared/use-edit-of';
import { useCreateAttractionMutation, useUpdateAttractionMutation } from './attraction.api';
import { attractionFaults, toDraft, toFields } from './attraction.rules';
import { AttractionForm } from './attraction-form';

export interface AttractionDialogProps {
  /** None: a new one is created. */
  stored: Attraction | undefined;
  onClose: () => void;
}

export function AttractionDialog({ stored, onClose }: AttractionDialogProps) {
  const t = useMessages();
  const [create] = useCreateAttractionMutation();
  const [update] = useUpdateAttractionMutation();
  const edit = useEditOf(stored, toDraft);
  const failed = t(stored ? 'attractions.update.failed' : 'attractions.create.failed');
  const form = useForm({
    initial: toDraft(stored),
    validate: (draft) => translateFaults(t, attractionFaults(draft)),
    submit: async (draft) => {
      const fields = toFields(draft);
      try {
        await edit.save((version) =>
          stored ? update({ id: stored.id, version, fields }).unwrap() : create(fields).unwrap(),
        );
      } catch (error) {
        toast({ title: failed, variant: 'destructive' });
        throw error;
      }
      toast({ title: t(stored ? 'attractions.updated' : 'attractions.created') });
      onClose();
    },
  });
  const collision = edit.collision(form);
  const changed = changedFields(toDraft(stored), form.values).length > 0;
  const guard = useDiscardGuard(changed, onClose);
  return (
    <Dialog
      open
      size="xl"
      onOpenChange={(open) => !open && guard.close()}
      title={t(stored ? 'attraction.edit.title' : 'attraction.create.title')}
      {...(stored && { description: stored.name })}
    >
      <form {...form.props} className="flex flex-col gap-6">
        <AttractionForm form={form} />
        <ChangedMeanwhile collision={collision} label={(field) => t(`attraction.${field}`)} />
        {!collision && <FailureNotice title={failed} error={form.failure} />}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={form.busy} disabled={collision !== undefined}>
            {t(stored ? 'attraction.save' : 'attraction.create')}
          </Button>
        </DialogActions>
      </form>
      {guard.question}
    </Dialog>
  );
}
