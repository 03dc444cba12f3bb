import { ScopedPortal } from '@safari/ui';
import { Tooltip as Radix } from 'radix-ui';
import { createContext, type ReactNode, use } from 'react';

const HasProvider = createContext(false);

/** One for the whole page: moving from one tooltip to another within 300 ms skips the delay of 700 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <HasProvider value={true}>
      <Radix.Provider delayDuration={700} skipDelayDuration={300}>
        {children}
      </Radix.Provider>
    </HasProvider>
  );
}

export interface TooltipProps {
  /** A few words. Never the only place for information: touch has no hover. */
  content: ReactNode;
  /** One focusable element. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const tip = (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <ScopedPortal of={Radix.Portal}>
        <Radix.Content className="ui-tooltip" side={side} sideOffset={6} collisionPadding={8}>
          {content}
        </Radix.Content>
      </ScopedPortal>
    </Radix.Root>
  );
  return use(HasProvider) ? tip : <TooltipProvider>{tip}</TooltipProvider>;
}
