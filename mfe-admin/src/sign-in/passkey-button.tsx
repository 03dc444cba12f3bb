import { Button } from '@safari/ui';
import { KeyRound } from '@safari/ui/icons';
import { useTranslations } from '../translations/translations';
import { usePasskeyOptionsMutation, usePasskeySignInMutation } from './passkey.api';
import { usePasskey } from './use-passkey';

/** Signs in whoever has a passkey of their own. */
export function PasskeyButton({ onSignedIn }: { onSignedIn?: () => void }) {
  const t = useTranslations();
  const [options] = usePasskeyOptionsMutation();
  const [signIn] = usePasskeySignInMutation();
  const { busy, start } = usePasskey('prove', {
    options: () => options().unwrap(),
    send: (credential) => signIn({ credential }).unwrap(),
    onSignedIn,
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('passkey.or')}
      </p>
      <Button variant="secondary" block busy={busy} onClick={() => void start()}>
        <KeyRound />
        {t('passkey.use')}
      </Button>
    </div>
  );
}
