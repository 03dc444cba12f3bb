import type { ReactNode } from 'react';

/** One titled row of the gallery. */
export function Example({ title, children, grid }: { title: string; children: ReactNode; grid?: boolean }) {
  return (
    <section className="mb-10">
      <h2 className="mb-3 text-sm text-ink-soft">{title}</h2>
      <div
        className={
          grid ? 'grid gap-stack sm:grid-cols-2 lg:grid-cols-3' : 'flex flex-wrap items-center gap-3'
        }
      >
        {children}
      </div>
    </section>
  );
}
