import { Button, Notice } from '@safari/ui';
import { ScrollIntoView } from '@safari/ui/controls';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';

export interface NewerNoticeProps {
  /** Undefined where the step cannot be taken any more. */
  onGoOn: (() => void) | undefined;
  /** Another way to go on. */
  or?: ReactNode;
  /** What somebody else has made of it. */
  children: ReactNode;
}

/** Says in a form that somebody was faster, and lets whoever fills it in decide. */
export function NewerNotice({ onGoOn, or, children }: NewerNoticeProps) {
  const t = useTranslations();
  return (
    <ScrollIntoView>
      <Notice
        tone="warning"
        title={t('stale.title')}
        action={
          onGoOn && (
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={onGoOn}>
                {t('stale.keepMine')}
              </Button>
              {or}
            </div>
          )
        }
      >
        {children}
      </Notice>
    </ScrollIntoView>
  );
}
