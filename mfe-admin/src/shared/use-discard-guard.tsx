import { Confirm } from '@safari/ui';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../messages/messages';

export interface DiscardGuard {
  /** For Escape, a press beside the dialog and its cross: asks first when something was typed. */
  close: () => void;
  /** Belongs inside the dialog. */
  question: ReactNode;
}

/** Keeps a slip of the finger from losing what was typed in a dialog. */
export function useDiscardGuard(changed: boolean, onClose: () => void): DiscardGuard {
  const t = useMessages();
  const [asking, setAsking] = useState(false);
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
