import { type InviteStaffMember, isEmail, STAFF_ROLES, type StaffMember } from '@safari/contracts';
import { Dialog, Field, Select, TextInput, toast } from '@safari/ui';
import { useForm } from '@safari/web-kit';
import { useState } from 'react';
import { LinkOnce } from '../shared/link-once';
import { StepForm } from '../shared/step-form';
import { useTranslations } from '../translations/translations';
import { useChangeMemberMutation, useInviteMemberMutation } from './member.api';

export interface MemberDialogProps {
  /** None: somebody is invited. */
  member?: StaffMember;
  onClose: () => void;
}

/** Invites somebody, whose link it then shows, or changes a member's name and role. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const t = useTranslations();
  const [invite] = useInviteMemberMutation();
  const [change] = useChangeMemberMutation();
  const [link, setLink] = useState<string>();
  const form = useForm<InviteStaffMember>({
    initial: { name: member?.name ?? '', email: member?.email ?? '', role: member?.role ?? 'staff' },
    validate: ({ name, email }) => ({
      name: name.trim() === '' ? t('people.fault.name') : undefined,
      email: isEmail(email.trim()) ? undefined : t('people.fault.email'),
    }),
    submit: async ({ name, email, role }) => {
      if (!member) {
        const invited = await invite({ name: name.trim(), email: email.trim(), role }).unwrap();
        setLink(invited.link);
        return;
      }
      await change({ id: member.id, facts: { name: name.trim(), role } }).unwrap();
      toast({ title: t('people.changed', { name: name.trim() }) });
      onClose();
    },
  });
  const { values, errors, input, set } = form;
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={member ? t('people.edit', { name: member.name }) : t('people.invite')}
      description={t(link ? 'people.link.text' : member ? 'people.edit.text' : 'people.invite.text')}
    >
      {link ? (
        <div className="flex flex-col gap-4">
          <LinkOnce url={link} hint={t('people.link.once')} />
        </div>
      ) : (
        <StepForm form={form} confirm={t(member ? 'people.save' : 'people.makeLink')}>
          <Field label={t('people.name')} error={errors.name} required>
            <TextInput {...input('name')} autoComplete="off" />
          </Field>
          {!member && (
            <Field label={t('people.email')} error={errors.email} required>
              <TextInput {...input('email')} type="email" autoComplete="off" />
            </Field>
          )}
          <Field label={t('people.role')} hint={t(`role.${values.role}.hint`)} error={errors.role}>
            <Select
              value={values.role}
              onValueChange={(role) => set('role', role)}
              options={STAFF_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
            />
          </Field>
        </StepForm>
      )}
    </Dialog>
  );
}
