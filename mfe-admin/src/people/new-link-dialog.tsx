import type { StaffMember } from '@safari/contracts';
import { Dialog } from '@safari/ui';
import { useForm } from '@safari/web-kit';
import { useState } from 'react';
import { LinkOnce } from '../shared/link-once';
import { StepForm } from '../shared/step-form';
import { useTranslations } from '../translations/translations';
import { useInviteMemberAgainMutation } from './member.api';
import { useConfirmation } from './use-confirmation';

/** A new link for a member who lost theirs, or their device: their earlier ways to sign in end. */
export function NewLinkDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useTranslations();
  const [invite] = useInviteMemberAgainMutation();
  const [link, setLink] = useState<string>();
  const { confirmed, question } = useConfirmation();
  const form = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      const invited = await confirmed(() => invite(member.id).unwrap());
      setLink(invited.link);
    },
  });
  return (
    <Dialog
      open
      busy={form.busy}
      size="sm"
      onOpenChange={onClose}
      title={t('people.newLink', { name: member.name })}
      description={t(link ? 'people.link.text' : 'people.newLink.text')}
    >
      {link ? (
        <div className="flex flex-col gap-4">
          <LinkOnce url={link} hint={t('people.link.once')} />
        </div>
      ) : (
        <StepForm form={form} confirm={t('people.newLink.make')} danger>
          {null}
        </StepForm>
      )}
      {question}
    </Dialog>
  );
}
