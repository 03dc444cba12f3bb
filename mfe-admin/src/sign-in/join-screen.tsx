import { Button, LinkButton, Notice, Skeleton, TextLink } from '@safari/ui';
import { KeyRound } from '@safari/ui/icons';
import { isCallError, Link, serverMessage, useLocation, useNavigate, useUrlState } from '@safari/web-kit';
import { useEffect, useRef, useState } from 'react';
import { AccountProblemNotice } from '../shared/account-problem';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import { isGone, JoinByAccount } from './join-by-account';
import { useAcceptInvitationMutation, useInvitationOptionsMutation, useInvitationQuery } from './passkey.api';
import { SignInCard } from './sign-in-card';
import { usePasskey } from './use-passkey';

/**
 * The page of an invitation link: whoever opens it creates a passkey, or signs in at the OpenID provider, and becomes a
 * member.
 */
export function JoinScreen() {
  const token = useToken();
  return <Invitation key={token} token={token} />;
}

/**
 * The invitation's token, from the address's fragment, which is never sent to a server with the page. The token is read
 * again when another link is opened in the same tab; the skip link changes the fragment, too, so the link is restored
 * afterwards.
 */
function useToken(): string {
  const { hash } = useLocation();
  const [token, setToken] = useState(hash.slice(1));
  const navigate = useNavigate();
  const named = hash.slice(1);
  const isOther = named !== '' && named !== token;
  if (isOther && !document.getElementById(named)) setToken(named);
  useEffect(() => {
    if (isOther) void navigate({ hash: token }, { replace: true });
  }, [isOther, token, navigate]);
  return token;
}

function Invitation({ token }: { token: string }) {
  const t = useTranslations();
  const [{ problem }] = useUrlState({ problem: '' });
  const result = useInvitationQuery(token);
  const [isMaybeIn, setMaybeIn] = useState(false);
  const [ended, setEnded] = useState<unknown>();
  if (isMaybeIn)
    return (
      <SignInCard title={t('join.title')} lede={t('signIn.authorized')}>
        <Notice tone="warning" title={t('join.maybe')}>
          {t('join.maybe.text')}
        </Notice>
        <LinkButton asChild>
          <Link to="/adminlogin">{t('join.signIn')}</Link>
        </LinkButton>
      </SignInCard>
    );
  const refusal = ended ?? (result.data ? undefined : result.error);
  if (isClosed(refusal)) return <Closed refusal={refusal} isMeanwhile={ended !== undefined} />;
  if (!result.data)
    return (
      <SignInCard title={t('join.title')} lede={t(result.isLoading ? 'loading' : 'signIn.authorized')}>
        <StaffRemoteData result={result} title={t('join.failed')} loading={<Skeleton className="h-24" />}>
          {() => null}
        </StaffRemoteData>
      </SignInCard>
    );
  const { name, role, email } = result.data;
  return (
    <SignInCard title={t('join.welcome', { name })} lede={t('join.role', { role: t(`role.${role}`), email })}>
      <AccountProblemNotice problem={problem} />
      <p className="text-sm text-ink-soft">{t('join.text')}</p>
      <MakePasskey token={token} onMaybeIn={() => setMaybeIn(true)} onEnded={setEnded} />
      <JoinByAccount token={token} email={email} onEnded={setEnded} />
    </SignInCard>
  );
}

interface ClosedProps {
  refusal: unknown;
  /** It opened before: what was pressed is gone. */
  isMeanwhile: boolean;
}

/** The link does not open, or does so no more. */
function Closed({ refusal, isMeanwhile }: ClosedProps) {
  const t = useTranslations();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMeanwhile) place.current?.focus();
  }, [isMeanwhile]);
  return (
    <SignInCard title={t('join.title')} lede={t('signIn.authorized')}>
      <div ref={place} tabIndex={-1}>
        <Notice tone="warning" title={t('join.closed')}>
          <p>{serverMessage(refusal)}</p>
          <TextLink asChild>
            <Link to="/adminlogin">{t('join.closed.already')}</Link>
          </TextLink>
        </Notice>
      </div>
    </SignInCard>
  );
}

/** Whether another attempt would be refused as well; not so after a lost connection or throttling. */
const isClosed = (error: unknown) =>
  isCallError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;

interface MakePasskeyProps {
  token: string;
  /** Called when the link is no longer valid after a passkey was sent whose answer was lost. */
  onMaybeIn: () => void;
  /** The link opens no more. @param refusal says why */
  onEnded: (refusal: unknown) => void;
}

function MakePasskey({ token, onMaybeIn, onEnded }: MakePasskeyProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const [options] = useInvitationOptionsMutation();
  const [accept, accepted] = useAcceptInvitationMutation();
  const isUnanswered = accepted.isError && !isClosed(accepted.error);
  const { busy, start } = usePasskey('make', {
    options: () => options({ token }).unwrap(),
    send: (credential) => accept({ token, credential }).unwrap(),
    onSignedIn: () => void navigate('/bookings', { replace: true }),
    tells: (error) => {
      if (isUnanswered && isClosed(error)) onMaybeIn();
      else if (isGone(error)) onEnded(error);
      else return false;
      return true;
    },
  });
  return (
    <Button block busy={busy} onClick={() => void start()}>
      <KeyRound />
      {t('join.make')}
    </Button>
  );
}
