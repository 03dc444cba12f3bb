import type { ReactNode } from 'react';
import { PortalScope } from '../portals/portal-scope';

/** The portal container of the whole page; mounted once, around it. */
export function UiProvider({ children }: { children: ReactNode }) {
  return <PortalScope>{children}</PortalScope>;
}
