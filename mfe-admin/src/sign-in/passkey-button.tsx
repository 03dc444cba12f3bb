import { Button } from '@safari/ui';
import { KeyRound } from '@safari/ui/icons';
import { useTranslations } from '../translations/translations';
import { OrLine } from './or-line';
import { usePasskeyOptionsMutation, usePasskeySignInMutation } from './passkey.api';
import { usePasskey } from './use-passkey';

/** Signs in a member by passkey. */
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
      <OrLine />
      <Button variant="secondary" block busy={busy} onClick={() => void start()}>
        <KeyRound />
        {t('passkey.use')}
      </Button>
    </div>
  );
}
