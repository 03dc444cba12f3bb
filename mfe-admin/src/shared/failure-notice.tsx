import { Notice } from '@safari/ui';
import { ScrollIntoView } from '@safari/ui/controls';
import { isCallError, useAdmin } from '@safari/web-kit';
import { useState } from 'react';
import { isUnauthenticated, useFailureTexts } from './use-failure-texts';

export interface FailureNoticeProps {
  error: unknown;
  /** The title for a refusal; for an unknown outcome, the notice has a title of its own. */
  title?: string;
}

/**
 * Why a change failed, if possible in the server's words. Renders nothing without an error, nor for a 401 after staff
 * have signed in again.
 */
export function FailureNotice({ error, title }: FailureNoticeProps) {
  const textsOf = useFailureTexts();
  const isSettled = useSettledBySignIn(error);
  if (error === undefined || isSettled) return null;
  const reasons = isCallError(error) ? Object.values(error.problem?.errors ?? {}).flat() : [];
  const texts = textsOf(error, title ?? '');
  return (
    <ScrollIntoView>
      <Notice tone="danger" title={texts.title}>
        <p>{texts.text}</p>
        {reasons.length > 0 && (
          <ul className="mt-1 list-disc pl-5">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </Notice>
    </ScrollIntoView>
  );
}

/**
 * Whether the error was only a missing session, and somebody has signed in since. A 401 with a valid session has
 * another reason, which is shown: the member was not confirmed.
 */
function useSettledBySignIn(error: unknown): boolean {
  const { hasEnded } = useAdmin();
  const [settled, setSettled] = useState<unknown>();
  if (hasEnded && error !== settled && isUnauthenticated(error)) setSettled(error);
  return error !== undefined && error === settled;
}
