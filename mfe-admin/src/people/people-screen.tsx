import { Notice } from '@safari/ui';
import { useAdmin, useUrlState } from '@safari/web-kit';
import { FailedSignIns } from '../shared/failed-sign-ins';
import { Screen } from '../shared/screen';
import { useTranslations } from '../translations/translations';
import { useMembersQuery } from './member.api';
import { Members } from './members';
import { OpenSessions } from './open-sessions';
import { OwnPasskeys } from './own-passkeys';

/**
 * The members of the office, and where they are signed in. `?account=decides`: the OpenID provider has confirmed the
 * member, whose decision waits in another tab.
 */
export function PeopleScreen() {
  const t = useTranslations();
  const { member } = useAdmin();
  const [said] = useUrlState({ account: '' });
  const isOwner = member?.role === 'owner';
  const { data: members } = useMembersQuery();
  const hasAccount = members?.find(({ id }) => id === member?.memberId)?.hasAccount ?? false;
  const owners = members?.filter(({ role, state }) => role === 'owner' && state === 'active');
  const isShared = member?.memberId === null;
  return (
    <Screen title={t('people.title')} lede={t('people.lede')} gap="gap-10">
      <FailedSignIns few />
      {said.account === 'decides' && (
        <Notice tone="success" title={t('confirm.done')}>
          {t('confirm.done.text')}
        </Notice>
      )}
      {isShared && (
        <Notice title={t('people.shared')}>
          {t(member.role === 'owner' ? 'people.shared.first' : 'people.shared.text')}
        </Notice>
      )}
      {isOwner && owners?.length === 1 && (
        <Notice title={t('people.oneOwner')}>{t('people.oneOwner.text')}</Notice>
      )}
      <Members ownId={member?.memberId ?? null} isOwner={isOwner} />
      {member?.memberId && <OwnPasskeys hasAccount={hasAccount} />}
      <OpenSessions isOwner={isOwner} />
    </Screen>
  );
}
