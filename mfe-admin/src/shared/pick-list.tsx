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

/** A list of entries, one of them selected; beside a detail it scrolls by itself. */
export function PickList<Item extends { id: Id }, Id extends number | string>({
  items,
  empty,
  ...entries
}: PickListProps<Item, Id>) {
  return (
    <div className={FRAME}>
      {items.length === 0 && <p className="p-6 text-center text-sm text-ink-soft">{empty}</p>}
      <Entries items={items} {...entries} />
    </div>
  );
}

export interface GroupedPickListProps<Item extends { id: Id }, Id extends number | string>
  extends Omit<PickListProps<Item, Id>, 'items' | 'empty'> {
  groups: readonly { title: string; items: readonly Item[] }[];
}

/** A pick list in parts under their titles, of which the one that is read stays in sight. */
export function GroupedPickList<Item extends { id: Id }, Id extends number | string>({
  groups,
  ...entries
}: GroupedPickListProps<Item, Id>) {
  return (
    <div className={FRAME}>
      {groups.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <h2 className="flex items-center justify-between border-y border-line bg-surface-sunk px-3 py-1.5 text-xs font-semibold text-ink-soft lg:sticky lg:top-0">
            {title}
            <span className="tabular-nums">{items.length}</span>
          </h2>
          <Entries items={items} {...entries} />
        </section>
      ))}
    </div>
  );
}

/** A phone shows the list alone, and scrolls the page. */
const FRAME =
  'overflow-x-clip rounded-lg border border-line bg-surface-raised lg:max-h-[max(24rem,calc(100dvh-17rem))] lg:overflow-y-auto [&>:first-child>h2]:border-t-0';

function Entries<Item extends { id: Id }, Id extends number | string>({
  items,
  selected,
  onSelect,
  children,
}: Omit<PickListProps<Item, Id>, 'empty'>) {
  return (
    <ul className="divide-y divide-line">
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
