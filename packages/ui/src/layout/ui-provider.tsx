import type { ReactNode } from 'react';
import { PortalScope } from '../overlays/portal-scope';
import { TooltipProvider } from '../overlays/tooltip';

/** Once, around the whole page. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <TooltipProvider>
      <PortalScope>{children}</PortalScope>
    </TooltipProvider>
  );
}
