import { LinkButton, Notice } from '@safari/ui';
import { ShieldCheck } from '@safari/ui/icons';
import { Link, useAdmin, useNavigate } from '@safari/web-kit';
import { useState } from 'react';
import { useTranslations } from '../translations/translations';
import { PasswordForm } from './password-form';

/** The staff sign-in. */
export function AdminLoginScreen() {
  const t = useTranslations();
  const navigate = useNavigate();
  const { isAuthenticated } = useAdmin();
  const [entering, setEntering] = useState(false);
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-6 rounded-lg border border-line bg-surface-raised p-6 shadow-raised sm:p-8">
      <header className="flex flex-col items-center gap-3 text-center">
        <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <ShieldCheck className="size-6" />
        </span>
        <h1 className="font-display text-2xl">{t('signIn.title')}</h1>
        <p className="text-sm text-ink-soft">{t('signIn.authorized')}</p>
      </header>
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
      <PasswordForm onBegin={() => setEntering(true)} onSignedIn={() => void navigate('/bookings')} />
    </div>
  );
}
