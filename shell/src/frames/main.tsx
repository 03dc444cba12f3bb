import type { ReactNode } from 'react';
import { MAIN } from '../navigation/route-focus';

/** The one `<main>`: gets the focus after each navigation, and is labelled with the page's title. */
export function Main({ className, children }: { className: string; children: ReactNode }) {
  return (
    <main id={MAIN} ref={nameByTitle} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </main>
  );
}

/** A frame that mounts after the title was set. */
const nameByTitle = (main: HTMLElement | null) => main?.setAttribute('aria-label', document.title);
