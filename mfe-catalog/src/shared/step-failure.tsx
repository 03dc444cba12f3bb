import { Notice } from '@safari/ui';
import { ScrollIntoView } from '@safari/ui/controls';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/later-translations';
import { isDomainError } from './domain-error';

export interface StepFailureProps {
  failure: unknown;
  /** What a domain error is called. */
  title: string;
  /** Why, in the reader's language; see `useErrorText`. */
  reason: string | undefined;
  /** Said of a domain error where nobody knows why. */
  text: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** What was pressed came to nothing: it was refused, or nobody knows whether it arrived, and it may be pressed again. */
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
