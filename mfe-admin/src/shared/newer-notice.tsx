import { Button, Notice } from '@safari/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from '../translations/translations';

export interface NewerNoticeProps {
  /** Undefined if the action is no longer possible. */
  onGoOn: (() => void) | undefined;
  /** An alternative way to continue. */
  or?: ReactNode;
  /** What somebody else has changed. */
  children: ReactNode;
}

/**
 * Says in a form that somebody else has changed the record, and lets the user decide how to continue; scrolled into
 * view and focused.
 */
export function NewerNotice({ onGoOn, or, children }: NewerNoticeProps) {
  const t = useTranslations();
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'center' }); // jsdom has no scrollIntoView
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
