import type { ReactNode } from 'react';
import { MAIN } from '../navigation/route-focus';

/** The one `<main>`: the focus comes here with each new screen, of which it bears the name. */
export function Main({ className, children }: { className: string; children: ReactNode }) {
  return (
    <main id={MAIN} ref={nameByTitle} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </main>
  );
}

/** A frame that comes late finds the title set. */
const nameByTitle = (main: HTMLElement | null) => main?.setAttribute('aria-label', document.title);
