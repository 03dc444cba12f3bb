import { LinkButton, Notice } from '@safari/ui';
import { Link, useAdmin, useNavigate } from '@safari/web-kit';
import { useState } from 'react';
import { useTranslations } from '../translations/translations';
import { PasskeyButton } from './passkey-button';
import { PasswordForm } from './password-form';
import { SignInCard } from './sign-in-card';

/** The staff sign-in. */
export function AdminLoginScreen() {
  const t = useTranslations();
  const navigate = useNavigate();
  const { isAuthenticated } = useAdmin();
  const [entering, setEntering] = useState(false);
  const enter = () => void navigate('/bookings');
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
      <PasswordForm onBegin={() => setEntering(true)} onSignedIn={enter} />
      <PasskeyButton onSignedIn={enter} />
    </SignInCard>
  );
}
