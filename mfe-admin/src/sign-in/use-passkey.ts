import type { PasskeyOptions } from '@safari/contracts';
import { toast } from '@safari/ui';
import { isCallError, logFailure, serverMessage, useAdmin } from '@safari/web-kit';
import { useState } from 'react';
import { AUTHENTICATOR } from '../shared/authenticator';
import { useTranslations } from '../translations/translations';

export interface PasskeySteps {
  options: () => Promise<PasskeyOptions>;
  /** Sends the authenticator's answer to the server, which opens the session. */
  send: (credential: Record<string, unknown>) => Promise<unknown>;
  onSignedIn?: (() => void) | undefined;
  /** Whether the page itself shows this error. */
  tells?: (error: unknown) => boolean;
}

/**
 * Gets options from the server, calls the authenticator, and sends its answer to the server; if the person cancels,
 * only says so.
 */
export function usePasskey(
  way: keyof typeof AUTHENTICATOR,
  { options, send, onSignedIn, tells }: PasskeySteps,
) {
  const t = useTranslations();
  const { entered } = useAdmin();
  const [busy, setBusy] = useState(false);

  const reasonOf = (error: unknown) =>
    isCallError(error) ? (serverMessage(error) ?? t('failure.offline')) : t('passkey.unused');

  const start = async () => {
    setBusy(true);
    try {
      await send(await AUTHENTICATOR[way](await options()));
      entered();
      toast({ title: t('signIn.success'), description: t('signIn.success.text') });
      onSignedIn?.();
    } catch (error) {
      logFailure('A passkey did not sign in', error);
      if (!tells?.(error))
        toast({ title: t('signIn.failed'), description: reasonOf(error), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, start };
}
