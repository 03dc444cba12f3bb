import { Notice } from '@safari/ui';
import { ScrollIntoView } from '@safari/ui/controls';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/later-translations';
import { isDomainError } from './domain-error';

export interface StepFailureProps {
  failure: unknown;
  /** Title for a domain error. */
  title: string;
  /** The reason, in the reader's language; see `useErrorText`. */
  reason: string | undefined;
  /** Text for a domain error without a known reason. */
  text: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** The failure of an action: it was refused, or its outcome is unknown and it may be tried again. */
export function StepFailure({ failure, title, reason, text, action, children }: StepFailureProps) {
  const t = useTranslations();
  const isRefused = isDomainError(failure);
  return (
    <ScrollIntoView>
      <Notice tone="danger" title={isRefused ? title : t('error.unanswered')} action={action}>
        {isRefused ? <p>{reason ?? text}</p> : <p>{t('error.unanswered.text')}</p>}
        {!isRefused && reason !== undefined && <p>{reason}</p>}
        {children}
      </Notice>
    </ScrollIntoView>
  );
}
