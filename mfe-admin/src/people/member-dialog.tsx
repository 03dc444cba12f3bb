import { type ChangeStaffMember, isBlank, type StaffMember } from '@safari/contracts';
import { toast } from '@safari/ui';
import { EditDialog } from '../shared/editing/edit-dialog';
import { useEditForm } from '../shared/editing/use-edit-form';
import { useTranslations } from '../translations/translations';
import { useChangeMemberMutation } from './member.api';
import { MemberFields } from './member-fields';
import { useConfirmation } from './use-confirmation';

/** Changes a member's name and role; another owner's change made meanwhile is shown, not overwritten. */
export function MemberDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useTranslations();
  const [change] = useChangeMemberMutation();
  const { confirmed, question } = useConfirmation();
  const edit = useEditForm({
    stored: member,
    toDraft: ({ name, role }: StaffMember = member): ChangeStaffMember => ({ name, role }),
    faults: ({ name }) => ({ name: isBlank(name) ? t('people.fault.name') : undefined }),
    faultTexts: (faults) => faults,
    save: ({ name, role }, { version }) =>
      confirmed(() => change({ id: member.id, version, facts: { name: name.trim(), role } }).unwrap()),
    onSaved: () => {
      toast({ title: t('people.changed', { name: edit.form.values.name.trim() }) });
      onClose();
    },
  });
  return (
    <EditDialog
      edit={edit}
      title={t('people.edit', { name: member.name })}
      description={t('people.edit.text')}
      saveLabel={t('people.save')}
      refusedTitle={t('people.edit.refused')}
      label={(field) => t(`people.${field}`)}
      onClose={onClose}
    >
      <MemberFields form={edit.form} />
      {question}
    </EditDialog>
  );
}
