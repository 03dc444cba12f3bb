import { classNames } from '@safari/ui';
import type { ReactNode } from 'react';

export interface PickListProps<Item extends { id: Id }, Id extends number | string> {
  items: readonly Item[];
  selected: Id | undefined;
  onSelect: (id: Id) => void;
  children: (item: Item) => ReactNode;
  /** Shown for an empty list. */
  empty: string;
}

/** A scrolling list of entries, one of them selected. */
export function PickList<Item extends { id: Id }, Id extends number | string>({
  items,
  selected,
  onSelect,
  children,
  empty,
}: PickListProps<Item, Id>) {
  return (
    <ul className="h-pane divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface-raised">
      {items.length === 0 && <li className="p-6 text-center text-sm text-ink-soft">{empty}</li>}
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            aria-current={item.id === selected}
            className={classNames(
              'w-full cursor-pointer px-3 py-2.5 text-left -outline-offset-2 hover:bg-surface-sunk',
              item.id === selected && 'bg-accent-soft',
            )}
            onClick={() => onSelect(item.id)}
          >
            {children(item)}
          </button>
        </li>
      ))}
    </ul>
  );
}
