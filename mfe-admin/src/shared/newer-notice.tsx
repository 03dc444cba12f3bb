import { Button, Notice } from '@safari/ui';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';
import { ScrollIntoView } from './scroll-into-view';

export interface NewerNoticeProps {
  /** Undefined where the step cannot be taken any more. */
  onGoOn: (() => void) | undefined;
  /** What somebody else has made of it. */
  children: ReactNode;
}

/** Says in the form of a step that somebody was faster, and lets whoever takes it decide. */
export function NewerNotice({ onGoOn, children }: NewerNoticeProps) {
  const t = useTranslations();
  return (
    <ScrollIntoView>
      <Notice
        tone="warning"
        title={t('stale.title')}
        action={
          onGoOn && (
            <Button size="sm" onClick={onGoOn}>
              {t('stale.keepMine')}
            </Button>
          )
        }
      >
        {children}
      </Notice>
    </ScrollIntoView>
  );
}
