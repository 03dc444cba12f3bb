import { Confirm } from '@safari/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from '../translations/translations';

export interface DiscardGuard {
  /** For every way out but saving: asks first when something was typed. */
  close: () => void;
  /** Belongs inside the dialog. */
  question: ReactNode;
}

/** Keeps a slip of the finger, Back and a closed window from losing what was typed in a dialog. */
export function useDiscardGuard(changed: boolean, onClose: () => void): DiscardGuard {
  const t = useTranslations();
  const [asking, setAsking] = useState(false);
  useEffect(() => (changed ? heldHere(() => setAsking(true)) : undefined), [changed]);
  return {
    close: () => {
      if (changed) setAsking(true);
      else onClose();
    },
    question: (
      <Confirm
        open={asking}
        onOpenChange={setAsking}
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
 * Has a step back wait for an answer, where the browser lets a page do so, and the browser ask before the page is left.
 * @returns what ends it
 */
function heldHere(onBack: () => void): () => void {
  const navigation = 'navigation' in window ? window.navigation : undefined;
  const hold = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return;
    event.preventDefault();
    onBack();
  };
  const stay = (event: BeforeUnloadEvent) => event.preventDefault();
  navigation?.addEventListener('navigate', hold);
  window.addEventListener('beforeunload', stay);
  return () => {
    navigation?.removeEventListener('navigate', hold);
    window.removeEventListener('beforeunload', stay);
  };
}
