import './styles.css';
import { Notice } from '@safari/ui';
import { AccountLink } from '../sign-in/account-link';
import { PasskeyButton } from '../sign-in/passkey-button';
import { PasswordForm } from '../sign-in/password-form';
import { useTranslations } from '../translations/translations';

/** The sign-in that the shell shows over a screen whose session has ended; the screen is kept as it was. */
export function SignInAgain() {
  const t = useTranslations();
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-5 text-left">
      <Notice tone="warning" title={t('signIn.ended')}>
        {t('signIn.ended.text')}
      </Notice>
      <PasswordForm />
      <PasskeyButton />
      <AccountLink aside />
    </div>
  );
}
