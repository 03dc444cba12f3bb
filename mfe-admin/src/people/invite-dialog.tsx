import { type InviteStaffMember, isBlank, isEmail, withoutMarks } from '@safari/contracts';
import { Dialog, Field, TextInput } from '@safari/ui';
import { useAdmin, useForm } from '@safari/web-kit';
import { useState } from 'react';
import { LinkOnce } from '../shared/link-once';
import { StepForm } from '../shared/step-form';
import { useTranslations } from '../translations/translations';
import { useInviteMemberMutation } from './member.api';
import { MemberFields } from './member-fields';
import { useConfirmation } from './use-confirmation';

/**
 * Invites a member and shows the link. The first one must be an owner: the shared password can invite only until there
 * is one.
 */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const { member } = useAdmin();
  const [invite] = useInviteMemberMutation();
  const [link, setLink] = useState<string>();
  const { confirmed, question } = useConfirmation();
  const form = useForm<InviteStaffMember>({
    initial: { name: '', email: '', role: member?.memberId === null ? 'owner' : 'staff' },
    validate: ({ name, email }) => ({
      name: isBlank(name) ? t('people.fault.name') : undefined,
      email: isEmail(withoutMarks(email)) ? undefined : t('people.fault.email'),
    }),
    submit: async ({ name, email, role }) => {
      const somebody = { name: name.trim(), email: withoutMarks(email), role };
      const invited = await confirmed(() => invite(somebody).unwrap());
      setLink(invited.link);
    },
  });
  return (
    <Dialog
      open
      busy={form.busy}
      size="sm"
      onOpenChange={onClose}
      title={t('people.invite')}
      description={t(link ? 'people.link.text' : 'people.invite.text')}
    >
      {link ? (
        <div className="flex flex-col gap-4">
          <LinkOnce url={link} hint={t('people.link.once')} />
        </div>
      ) : (
        <StepForm form={form} confirm={t('people.makeLink')}>
          <MemberFields form={form}>
            <Field label={t('people.email')} error={form.errors['email']} required>
              <TextInput {...form.input('email')} type="email" autoComplete="off" />
            </Field>
          </MemberFields>
        </StepForm>
      )}
      {question}
    </Dialog>
  );
}
