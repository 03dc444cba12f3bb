import type { ReactNode } from 'react';

/** The first thing the Tab key reaches; `target` is the id of the main element. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a href={`#${target}`} className="ui-skip-link">
      {children}
    </a>
  );
}

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="ui-hidden">{children}</span>;
}
