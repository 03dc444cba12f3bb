import type { Passkey, StaffMember } from '@safari/contracts';
import { Dialog, EmptyState, Skeleton } from '@safari/ui';
import { KeyRound } from '@safari/ui/icons';
import { useState } from 'react';
import { DeleteConfirm } from '../shared/delete-confirm';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import { useMemberPasskeysQuery, useRemoveMemberPasskeyMutation } from './passkey-list.api';
import { PasskeyTable } from './passkey-table';
import { useConfirmation } from './use-confirmation';

/** A member's passkeys, for an owner to remove a lost one. */
export function MemberPasskeysDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const t = useTranslations();
  const [lost, setLost] = useState<Passkey>();
  const [remove] = useRemoveMemberPasskeyMutation();
  const { confirmed, question } = useConfirmation();
  const title = t('passkeys.of', { name: member.name });
  return (
    <Dialog open onOpenChange={onClose} title={title} description={t('passkeys.of.text')}>
      <StaffRemoteData
        result={useMemberPasskeysQuery(member.id, { refetchOnMountOrArgChange: true })}
        loading={<Skeleton className="h-32" />}
        empty={
          <EmptyState icon={<KeyRound />} title={t('passkeys.none')}>
            {member.hasAccount && t('passkeys.none.account')}
          </EmptyState>
        }
      >
        {(passkeys) => <PasskeyTable caption={title} passkeys={passkeys} onRemove={setLost} />}
      </StaffRemoteData>
      {lost && (
        <DeleteConfirm
          title={t('passkeys.remove.title', { name: lost.name })}
          description={t('passkeys.lost.text', { name: member.name })}
          label={t('passkeys.remove.now')}
          remove={() => confirmed(() => remove({ memberId: member.id, id: lost.id }).unwrap())}
          onClose={() => setLost(undefined)}
        />
      )}
      {question}
    </Dialog>
  );
}
