import { useAdmin } from '@safari/web-kit';
import { Activity, type ReactNode } from 'react';
import { PlainFrame } from '../frames/plain-frame';
import { StaffFrame } from '../frames/staff-frame';
import { AccessRestricted } from './access-restricted';

/**
 * Lets signed-in staff alone see a staff screen. When the session ends while somebody works, their screen is hidden
 * with what they typed, and stands as they left it once they have signed in again.
 */
export function StaffGate({ children }: { children: ReactNode }) {
  const { isAuthenticated, hasEnded } = useAdmin();
  return (
    <>
      {!isAuthenticated && (
        <PlainFrame>
          <AccessRestricted atWork={hasEnded} />
        </PlainFrame>
      )}
      {(isAuthenticated || hasEnded) && (
        <Activity mode={isAuthenticated ? 'visible' : 'hidden'}>
          <StaffFrame>{children}</StaffFrame>
        </Activity>
      )}
    </>
  );
}
