import type { StaffMember } from '@safari/contracts';
import { Badge, Button, EmptyState, IconButton, Skeleton } from '@safari/ui';
import { type Column, Table } from '@safari/ui/controls';
import { KeyRound, Pencil, Plus, Smartphone, Trash2, Users } from '@safari/ui/icons';
import { UNTOLD, useFormat } from '@safari/web-kit';
import { useState } from 'react';
import { DeleteConfirm } from '../shared/delete-confirm';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { newestOf, StoredDetails } from '../shared/stored-details';
import { useTranslations } from '../translations/translations';
import { InviteDialog } from './invite-dialog';
import { useMembersQuery, useRemoveMemberMutation } from './member.api';
import { MemberDialog } from './member-dialog';
import { MemberPasskeysDialog } from './member-passkeys-dialog';
import { NewLinkDialog } from './new-link-dialog';
import { useConfirmation } from './use-confirmation';

type Step = 'edit' | 'passkeys' | 'link' | 'remove';

export interface MembersProps {
  /** The id of the signed-in member, whose row is marked. */
  ownId: string | null;
  /** Owners can invite, change and remove members. */
  isOwner: boolean;
}

/** The members of the office. */
export function Members({ ownId, isOwner }: MembersProps) {
  const t = useTranslations();
  const [invites, setInvites] = useState(false);
  const [chosen, setChosen] = useState<{ member: StaffMember; step: Step }>();
  const result = useMembersQuery(undefined, UNTOLD);
  const [remove] = useRemoveMemberMutation();
  const { confirmed, question } = useConfirmation();
  const columns = useColumns(ownId, isOwner && ((member, step) => setChosen({ member, step })));
  const close = () => {
    setInvites(false);
    setChosen(undefined);
  };
  return (
    <section aria-labelledby="members" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="members" className="font-display text-xl">
          {t('people.members')}
        </h2>
        {isOwner && (
          <Button onClick={() => setInvites(true)}>
            <Plus />
            {t('people.invite')}
          </Button>
        )}
      </header>
      <StaffRemoteData
        result={result}
        loading={<Skeleton className="h-40" />}
        empty={
          <EmptyState icon={<Users />} title={t('people.empty')}>
            {t('people.empty.text')}
          </EmptyState>
        }
      >
        {(members) => (
          <Table caption={t('people.members')} columns={columns} rows={members} rowKey={({ id }) => id} />
        )}
      </StaffRemoteData>
      {invites && <InviteDialog onClose={close} />}
      {chosen?.step === 'edit' && (
        <StoredDetails
          result={{ ...result, data: result.data && newestOf(result.data, chosen.member) }}
          size="lg"
          title={t('people.edit', { name: chosen.member.name })}
          onClose={close}
        >
          {(member) => <MemberDialog member={member} onClose={close} />}
        </StoredDetails>
      )}
      {chosen?.step === 'passkeys' && <MemberPasskeysDialog member={chosen.member} onClose={close} />}
      {chosen?.step === 'link' && <NewLinkDialog member={chosen.member} onClose={close} />}
      {chosen?.step === 'remove' && (
        <DeleteConfirm
          title={t('people.remove.title', { name: chosen.member.name })}
          description={t('people.remove.text')}
          label={t('people.remove.confirm')}
          remove={() => confirmed(() => remove(chosen.member.id).unwrap())}
          onClose={close}
        />
      )}
      {question}
    </section>
  );
}

function useColumns(
  ownId: string | null,
  choose: false | ((member: StaffMember, step: Step) => void),
): Column<StaffMember>[] {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const stateOf = ({ state, invitedUntil, lastUsedAt }: StaffMember) => {
    if (state === 'active') return lastUsedAt ? t('people.used', { when: dateTime(lastUsedAt) }) : '';
    return invitedUntil ? t('people.invited', { when: dateTime(invitedUntil) }) : t('people.linkEnded');
  };
  const facts: Column<StaffMember>[] = [
    {
      key: 'name',
      header: t('people.name'),
      primary: true,
      cell: ({ id, name }) => (
        <span className="flex flex-wrap items-center gap-2 break-words">
          {name}
          {id === ownId && <Badge>{t('people.you')}</Badge>}
        </span>
      ),
    },
    {
      key: 'email',
      header: t('people.email'),
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    { key: 'role', header: t('people.role'), whole: true, cell: ({ role }) => t(`role.${role}`) },
    { key: 'state', header: t('people.state'), cell: stateOf },
  ];
  if (!choose) return facts;
  return [
    ...facts,
    {
      key: 'actions',
      header: t('people.actions'),
      actions: true,
      align: 'end',
      cell: (member) => (
        <span className="flex justify-end">
          <IconButton
            size="sm"
            label={t('people.edit', { name: member.name })}
            onClick={() => choose(member, 'edit')}
          >
            <Pencil />
          </IconButton>
          {member.id !== ownId && (
            <>
              <IconButton
                size="sm"
                label={t('passkeys.of', { name: member.name })}
                onClick={() => choose(member, 'passkeys')}
              >
                <Smartphone />
              </IconButton>
              <IconButton
                size="sm"
                label={t('people.newLink', { name: member.name })}
                onClick={() => choose(member, 'link')}
              >
                <KeyRound />
              </IconButton>
            </>
          )}
          <IconButton
            size="sm"
            label={t('people.remove', { name: member.name })}
            onClick={() => choose(member, 'remove')}
          >
            <Trash2 />
          </IconButton>
        </span>
      ),
    },
  ];
}
