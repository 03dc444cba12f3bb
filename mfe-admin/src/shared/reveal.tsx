import type { ReactNode } from 'react';

/** What appears within it is brought into sight, however long the form around it. */
export function Reveal({ children }: { children: ReactNode }) {
  return <div ref={intoSight}>{children}</div>;
}

function intoSight(element: HTMLElement | null) {
  // jsdom draws nothing and has nothing to scroll
  element?.scrollIntoView?.({ block: 'center' });
}
