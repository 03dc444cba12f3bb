import type { ReactNode } from 'react';

/** Scrolls its children into view when they appear. */
export function ScrollIntoView({ children }: { children: ReactNode }) {
  return <div ref={scrollIntoView}>{children}</div>;
}

function scrollIntoView(element: HTMLElement | null) {
  // jsdom has no scrollIntoView
  element?.scrollIntoView?.({ block: 'center' });
}
