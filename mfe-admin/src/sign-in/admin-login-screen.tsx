import { LinkButton, Notice } from '@safari/ui';
import { Link, useAdmin, useNavigate, useUrlState } from '@safari/web-kit';
import { useState } from 'react';
import { AccountProblemNotice } from '../shared/account-problem';
import { useTranslations } from '../translations/translations';
import { AccountLink } from './account-link';
import { EnteredByAccount } from './entered-by-account';
import { PasskeyButton } from './passkey-button';
import { PasswordForm } from './password-form';
import { SignInCard } from './sign-in-card';

/** The staff sign-in; `?account=entered` and `?problem=` are the result of a visit to the OpenID provider. */
export function AdminLoginScreen() {
  const t = useTranslations();
  const navigate = useNavigate();
  const { isAuthenticated } = useAdmin();
  const [entering, setEntering] = useState(false);
  const [said] = useUrlState({ account: '', problem: '' });
  const enter = () => void navigate('/bookings');
  if (said.account === 'entered') return <EnteredByAccount />;
  return (
    <SignInCard title={t('signIn.title')} lede={t('signIn.authorized')}>
      {isAuthenticated && !entering && (
        <Notice
          action={
            <LinkButton asChild size="sm" variant="secondary">
              <Link to="/bookings">{t('signIn.already.go')}</Link>
            </LinkButton>
          }
        >
          {t('signIn.already')}
        </Notice>
      )}
      <AccountProblemNotice problem={said.problem} />
      <PasswordForm onBegin={() => setEntering(true)} onSignedIn={enter} />
      <PasskeyButton onSignedIn={enter} />
      <AccountLink />
    </SignInCard>
  );
}
