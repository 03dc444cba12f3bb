import { Confirm, type ConfirmProps } from '@safari/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '../translations/translations';

export interface Question<Asked> {
  /** Opens the confirmation; resolves to whether staff said yes. */
  ask: (about: Asked) => Promise<boolean>;
  /** Render it: the confirmation, while it is open. */
  question: ReactNode;
}

/** A confirmation that an action waits for. @param words its texts */
export function useQuestion<Asked>(
  words: (about: Asked) => Pick<ConfirmProps, 'title' | 'description' | 'confirmLabel'>,
): Question<Asked> {
  const t = useTranslations();
  const [asked, setAsked] = useState<{ about: Asked; answer: (may: boolean) => void }>();
  const answer = (may: boolean) => {
    asked?.answer(may);
    setAsked(undefined);
  };
  return {
    ask: (about) => new Promise((resolve) => setAsked({ about, answer: resolve })),
    question: asked && (
      <Confirm
        open
        onOpenChange={() => answer(false)}
        cancelLabel={t('cancel')}
        onConfirm={() => answer(true)}
        {...words(asked.about)}
      />
    ),
  };
}
