import './styles.css';
import { Notice } from '@safari/ui';
import { useMessages } from '../messages/messages';
import { PasswordForm } from '../sign-in/password-form';

/** What the shell shows over a screen whose session has ended: the way to go on with it as it was left. */
export function SignInAgain() {
  const t = useMessages();
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-5 text-left">
      <Notice tone="warning" title={t('signIn.ended')}>
        {t('signIn.ended.text')}
      </Notice>
      <PasswordForm />
    </div>
  );
}
