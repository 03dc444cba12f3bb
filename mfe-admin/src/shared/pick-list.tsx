import { classNames } from '@safari/ui';
import { softEdges, softEnd } from '@safari/ui/controls';
import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isBeside } from './use-master-focus';

export interface PickListProps<Item extends { id: Id }, Id extends number | string> {
  items: readonly Item[];
  selected: Id | undefined;
  onSelect: (id: Id) => void;
  children: (item: Item) => ReactNode;
  /** Shown for an empty list. */
  empty: string;
}

/** A list with one selected entry; it scrolls on its own when it is beside a detail. */
export function PickList<Item extends { id: Id }, Id extends number | string>({
  items,
  empty,
  ...entries
}: PickListProps<Item, Id>) {
  const onSelect = useKeptPlace(entries);
  return (
    <ul ref={softEdges} className={FRAME}>
      {items.length === 0 && <li className="p-6 text-center text-sm text-ink-soft">{empty}</li>}
      <Entries items={items} {...entries} onSelect={onSelect} />
    </ul>
  );
}

export interface GroupedPickListProps<Item extends { id: Id }, Id extends number | string>
  extends Omit<PickListProps<Item, Id>, 'items' | 'empty'> {
  groups: readonly { title: string; items: readonly Item[] }[];
}

/** A pick list in groups, each with a sticky title. */
export function GroupedPickList<Item extends { id: Id }, Id extends number | string>({
  groups,
  ...entries
}: GroupedPickListProps<Item, Id>) {
  const onSelect = useKeptPlace(entries);
  return (
    <ul ref={softEnd} className={FRAME}>
      {groups.map(({ title, items }) => (
        <Fragment key={title}>
          <li className="sticky top-0 bg-surface-sunk px-3 py-1.5 text-xs font-semibold text-ink-soft">
            <h2 className="flex items-center justify-between">
              {title} <span className="tabular-nums">{items.length}</span>
            </h2>
          </li>
          <Entries items={items} {...entries} onSelect={onSelect} />
        </Fragment>
      ))}
    </ul>
  );
}

const FRAME =
  'divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface-raised lg:h-pane';

/**
 * On a phone the detail replaces the list: it starts at its top, and on return the list's scroll position is restored.
 */
function useKeptPlace<Id extends number | string>({
  selected,
  onSelect,
}: Pick<PickListProps<{ id: Id }, Id>, 'selected' | 'onSelect'>): (id: Id) => void {
  const place = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (place.current === undefined) return;
    window.scrollTo({ top: selected ? 0 : place.current, behavior: 'instant' });
    if (!selected) place.current = undefined;
  }, [selected]);
  return (id) => {
    place.current = isBeside() ? undefined : window.scrollY;
    onSelect(id);
  };
}

function Entries<Item extends { id: Id }, Id extends number | string>({
  items,
  selected,
  onSelect,
  children,
}: Omit<PickListProps<Item, Id>, 'empty'>) {
  return items.map((item) => (
    <li key={item.id}>
      <button
        type="button"
        data-id={item.id}
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
  ));
}
