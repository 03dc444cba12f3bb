import { Button, Notice } from '@safari/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from '../translations/translations';

export interface NewerNoticeProps {
  /** Undefined where the step cannot be taken any more. */
  onGoOn: (() => void) | undefined;
  /** Another way to go on. */
  or?: ReactNode;
  /** What somebody else has made of it. */
  children: ReactNode;
}

/** Says in a form that somebody was faster, and lets whoever fills it in decide: they are led there. */
export function NewerNotice({ onGoOn, or, children }: NewerNoticeProps) {
  const t = useTranslations();
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'center' }); // jsdom has none
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <fieldset ref={place} tabIndex={-1} aria-label={t('stale.title')} className="min-w-0">
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
    </fieldset>
  );
}
