import { useAdmin, useLanguage } from '@safari/web-kit';
import { Activity, type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { PlainFrame } from '../frames/plain-frame';
import { StaffFrame } from '../frames/staff-frame';
import { Loading } from '../remotes/remote-states';
import { AccessRestricted } from './access-restricted';
import { useKeptAnswers } from './use-kept-answers';

/**
 * Shows a staff screen to signed-in staff only. When the session ends during work, the screen is hidden with what was
 * typed, and shown unchanged once the same member has signed in again; nobody else gets it.
 */
export function StaffGate({ children }: { children: ReactNode }) {
  const { isAuthenticated, hasEnded, isAwaited, shift } = useAdmin();
  useEnglish();
  const isIn = isAuthenticated && !hasEnded && !isAwaited;
  const isKept = isAuthenticated || hasEnded;
  useKeptAnswers(isKept && !isIn);
  return (
    <>
      {!isIn && <PlainFrame>{isAwaited ? <Loading /> : <AccessRestricted atWork={hasEnded} />}</PlainFrame>}
      {isKept && (
        <Activity mode={isIn ? 'visible' : 'hidden'}>
          <StaffFrame key={shift}>{children}</StaffFrame>
        </Activity>
      )}
    </>
  );
}

/** Staff screens are in English only; on leaving them, the visitor's language is restored. */
function useEnglish(): void {
  const { language, speak } = useLanguage();
  const [theirs] = useState(language);
  const say = useEffectEvent(speak);
  useLayoutEffect(() => {
    say('en');
    return () => say(theirs);
  }, [theirs]);
}
