import { classNames, Stat } from '@safari/ui';
import type { ReactNode } from 'react';

export interface Figure {
  /** The id of the list that it counts. */
  id: string;
  label: string;
  icon: ReactNode;
  /** Undefined while loading. */
  count: number | undefined;
  hint?: string | undefined;
  /** Whether some of it should not wait until tomorrow. */
  urgent?: boolean;
}

/** The counts of what waits; each links to its list. */
export function TodayFigures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <nav aria-label={label}>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {figures.map(({ id, label: name, icon, count, hint, urgent }) => (
          <a key={id} href={`#${id}`} className="block rounded-lg text-inherit no-underline">
            <Stat
              className="h-full"
              label={name}
              icon={icon}
              value={count ?? '–'}
              hint={hint && <span className={classNames(urgent && 'font-semibold text-danger')}>{hint}</span>}
            />
          </a>
        ))}
      </div>
    </nav>
  );
}
