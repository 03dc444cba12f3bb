import { useAdmin } from '@safari/web-kit';
import { Activity, type ReactNode } from 'react';
import { PlainFrame } from '../frames/plain-frame';
import { StaffFrame } from '../frames/staff-frame';
import { Loading } from '../remotes/remote-states';
import { AccessRestricted } from './access-restricted';

/**
 * Lets signed-in staff alone see a staff screen. When the session ends while somebody works, their screen is hidden
 * with what they typed, and stands as they left it once they have signed in again; nobody else is given it.
 */
export function StaffGate({ children }: { children: ReactNode }) {
  const { isAuthenticated, hasEnded, isAwaited, shift } = useAdmin();
  const isIn = isAuthenticated && !hasEnded && !isAwaited;
  return (
    <>
      {!isIn && <PlainFrame>{isAwaited ? <Loading /> : <AccessRestricted atWork={hasEnded} />}</PlainFrame>}
      {(isAuthenticated || hasEnded) && (
        <Activity mode={isIn ? 'visible' : 'hidden'}>
          <StaffFrame key={shift}>{children}</StaffFrame>
        </Activity>
      )}
    </>
  );
}
