import type { ReactNode } from 'react';
import { TooltipProvider } from '../overlays/tooltip';
import { PortalScope } from '../portals/portal-scope';

/** Once, around the whole page. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <TooltipProvider>
      <PortalScope>{children}</PortalScope>
    </TooltipProvider>
  );
}
