import { classNames } from '@safari/ui';
import { Check, X } from '@safari/ui/icons';
import { ItemText } from '@safari/web-kit';
import type { ReactNode } from 'react';

export interface CheckedListProps {
  items: readonly string[];
  /** `no`: what is not included. */
  mark?: 'yes' | 'no';
  /** Renders a line's text. */
  line?: (props: { children: string }) => ReactNode;
  className?: string;
}

/** A list of an item's texts, each with a tick or a cross. */
export function CheckedList({ items, mark = 'yes', line: Line = ItemText, className }: CheckedListProps) {
  const Mark = mark === 'yes' ? Check : X;
  return (
    <ul className={classNames('flex flex-col gap-2', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Mark
            className={classNames('mt-1 size-4 shrink-0', mark === 'yes' ? 'text-success' : 'text-ink-faint')}
          />
          <span className="min-w-0">
            <Line>{item}</Line>
          </span>
        </li>
      ))}
    </ul>
  );
}
