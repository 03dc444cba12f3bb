import type { ReactNode } from 'react';
import { PortalScope } from '../portals/portal-scope';

/** Once, around the whole page. */
export function UiProvider({ children }: { children: ReactNode }) {
  return <PortalScope>{children}</PortalScope>;
}
