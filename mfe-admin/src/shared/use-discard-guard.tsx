import { Confirm } from '@safari/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../messages/messages';

export interface DiscardGuard {
  /** For every way out but saving: asks first when something was typed. */
  close: () => void;
  /** Belongs inside the dialog. */
  question: ReactNode;
}

/** Keeps a slip of the finger, Back and a closed window from losing what was typed in a dialog. */
export function useDiscardGuard(changed: boolean, onClose: () => void): DiscardGuard {
  const t = useMessages();
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
 * Takes back a step back before the router hears of it, and has the browser ask before the page is left.
 * @returns what ends it
 */
function heldHere(onBack: () => void): () => void {
  let returning = false;
  const hold = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    returning = !returning;
    if (!returning) return;
    history.go(1);
    onBack();
  };
  const stay = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('popstate', hold, { capture: true });
  window.addEventListener('beforeunload', stay);
  return () => {
    window.removeEventListener('popstate', hold, { capture: true });
    window.removeEventListener('beforeunload', stay);
  };
}
