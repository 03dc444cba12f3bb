import { Confirm } from '@safari/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from '../translations/translations';

export interface DiscardGuard {
  /** Closes the dialog; with unsaved changes, asks first. */
  close: () => void;
  /** The confirmation; render it inside the dialog. */
  confirm: ReactNode;
}

/**
 * Asks before a click, Back or closing the window would discard what was typed in a dialog.
 * @param busy the form is being sent: Back is cancelled without asking
 */
export function useDiscardGuard(changed: boolean, onClose: () => void, busy: boolean): DiscardGuard {
  const t = useTranslations();
  const [confirming, setConfirming] = useState(false);
  useEffect(() => (changed ? interceptLeaving(() => setConfirming(!busy)) : undefined), [changed, busy]);
  return {
    close: () => {
      if (changed) setConfirming(true);
      else onClose();
    },
    confirm: (
      <Confirm
        open={confirming}
        onOpenChange={setConfirming}
        title={t('discard.title')}
        description={t('discard.text')}
        cancelLabel={t('discard.keep')}
        confirmLabel={t('discard.confirm')}
        destructive
        onConfirm={onClose}
      />
    ),
  };
}

/**
 * Cancels Back, where the browser allows it, and makes the browser ask before the page is left.
 * @returns a function that removes both listeners
 */
function interceptLeaving(onBack: () => void): () => void {
  const navigation = 'navigation' in window ? window.navigation : undefined;
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return;
    event.preventDefault();
    onBack();
  };
  const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  navigation?.addEventListener('navigate', onNavigate);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    navigation?.removeEventListener('navigate', onNavigate);
    window.removeEventListener('beforeunload', onUnload);
  };
}
