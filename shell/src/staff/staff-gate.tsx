import { useAdmin, useLanguage } from '@safari/web-kit';
import { Activity, type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { PlainFrame } from '../frames/plain-frame';
import { StaffFrame } from '../frames/staff-frame';
import { Loading } from '../remotes/remote-states';
import { AccessRestricted } from './access-restricted';
import { useKeptAnswers } from './use-kept-answers';

/**
 * Lets signed-in staff alone see a staff screen. When the session ends while somebody works, their screen is hidden
 * with what they typed, and stands as they left it once they have signed in again; nobody else is given it.
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

/** The office's screens are written in English alone: whoever reads another language has it again where they leave them. */
function useEnglish(): void {
  const { language, speak } = useLanguage();
  const [theirs] = useState(language);
  const say = useEffectEvent(speak);
  useLayoutEffect(() => {
    say('en');
    return () => say(theirs);
  }, [theirs]);
}
