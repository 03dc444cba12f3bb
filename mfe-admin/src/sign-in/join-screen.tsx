import { Button, Notice, Skeleton } from '@safari/ui';
import { KeyRound } from '@safari/ui/icons';
import { serverMessage, useLocation, useNavigate, useUrlState } from '@safari/web-kit';
import { useState } from 'react';
import { AccountProblemNotice } from '../shared/account-problem';
import { useTranslations } from '../translations/translations';
import { JoinByAccount } from './join-by-account';
import { useAcceptInvitationMutation, useInvitationOptionsMutation, useInvitationQuery } from './passkey.api';
import { SignInCard } from './sign-in-card';
import { usePasskey } from './use-passkey';

/**
 * Where the link of an invitation leads: whoever opens it makes a passkey, or signs in at the OpenID provider, and is
 * of the office.
 */
export function JoinScreen() {
  const t = useTranslations();
  const { hash } = useLocation();
  const [token] = useState(hash.slice(1)); // behind the hash sign: it is sent to no server with the page
  const [{ problem }] = useUrlState({ problem: '' });
  const { data: invited, error, isLoading } = useInvitationQuery(token);
  if (isLoading)
    return (
      <SignInCard title={t('join.title')} lede={t('loading')}>
        <Skeleton className="h-24" />
      </SignInCard>
    );
  if (!invited)
    return (
      <SignInCard title={t('join.title')} lede={t('signIn.authorized')}>
        <Notice tone="warning" title={t('join.closed')}>
          {serverMessage(error) ?? t('failure.offline')}
        </Notice>
      </SignInCard>
    );
  const { name, role, email } = invited;
  return (
    <SignInCard title={t('join.welcome', { name })} lede={t('join.role', { role: t(`role.${role}`), email })}>
      <AccountProblemNotice problem={problem} />
      <p className="text-sm text-ink-soft">{t('join.text')}</p>
      <MakePasskey token={token} />
      <JoinByAccount token={token} email={email} />
    </SignInCard>
  );
}

function MakePasskey({ token }: { token: string }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const [options] = useInvitationOptionsMutation();
  const [accept] = useAcceptInvitationMutation();
  const { busy, start } = usePasskey('make', {
    options: () => options({ token }).unwrap(),
    send: (credential) => accept({ token, credential }).unwrap(),
    onSignedIn: () => void navigate('/bookings', { replace: true }),
  });
  return (
    <Button block busy={busy} onClick={() => void start()}>
      <KeyRound />
      {t('join.make')}
    </Button>
  );
}
