import { Notice } from '@safari/ui';
import { ScrollIntoView } from '@safari/ui/controls';
import { isCallError, useAdmin } from '@safari/web-kit';
import { useState } from 'react';
import { isUnauthenticated, useFailureTexts } from './use-failure-texts';

export interface FailureNoticeProps {
  error: unknown;
  /** What a refusal is called; where no answer says whether it was done, the notice says that. */
  title?: string;
}

/**
 * Why a change failed, in the server's words where there are some; draws nothing without an error, nor over one by which
 * staff had to sign in again.
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
 * Whether an error said no more than that nobody is signed in, and somebody has been since. While their session lasts,
 * a 401 says why it was not confirmed that it is still them.
 */
function useSettledBySignIn(error: unknown): boolean {
  const { hasEnded } = useAdmin();
  const [settled, setSettled] = useState<unknown>();
  if (hasEnded && error !== settled && isUnauthenticated(error)) setSettled(error);
  return error !== undefined && error === settled;
}
