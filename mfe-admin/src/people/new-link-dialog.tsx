import type { StaffMember } from '@safari/contracts';
import { Button, Dialog, DialogActions, DialogClose } from '@safari/ui';
import { FailureNotice } from '../shared/failure-notice';
import { LinkOnce } from '../shared/link-once';
import { useTranslations } from '../translations/translations';
import { useInviteMemberAgainMutation } from './member.api';

/** A new link for whoever lost theirs, or their device: what opened the office for them before ends. */
export function NewLinkDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useTranslations();
  const [invite, { data, isLoading, error }] = useInviteMemberAgainMutation();
  return (
    <Dialog
      open
      busy={isLoading}
      size="sm"
      onOpenChange={onClose}
      title={t('people.newLink', { name: member.name })}
      description={t(data ? 'people.link.text' : 'people.newLink.text')}
    >
      <div className="flex flex-col gap-4">
        <FailureNotice error={error} />
        {data ? (
          <LinkOnce url={data.link} hint={t('people.link.once')} />
        ) : (
          <DialogActions>
            <DialogClose>
              <Button variant="secondary" disabled={isLoading}>
                {t('cancel')}
              </Button>
            </DialogClose>
            <Button variant="danger" busy={isLoading} onClick={() => void invite(member.id)}>
              {t('people.newLink.make')}
            </Button>
          </DialogActions>
        )}
      </div>
    </Dialog>
  );
}
