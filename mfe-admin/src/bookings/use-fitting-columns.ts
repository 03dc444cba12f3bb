import type { Column } from '@safari/ui/controls';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface FittingColumns<Row> {
  columns: readonly Column<Row>[];
  /** Put it on the table's frame, whose width is measured. */
  frame: RefObject<HTMLDivElement | null>;
}

/**
 * The columns that fit into a table, so that it does not scroll sideways under its sticky column.
 * @param spare keys of the columns to drop where there is not enough room, in this order
 */
export function useFittingColumns<Row>(
  columns: readonly Column<Row>[],
  spare: readonly string[],
): FittingColumns<Row> {
  const frame = useRef<HTMLDivElement>(null);
  /** The width of a table that did not fit, by the columns dropped from it. */
  const needs = useRef(new Map<string, number>());
  const [most, setOut] = useState(0);
  const out = Math.min(most, spare.length);

  useLayoutEffect(() => {
    const box = frame.current;
    const table = box?.firstElementChild;
    if (!box || !table) return;
    const needOf = (count: number) => needs.current.get(spare.slice(0, count).join()) ?? 0;
    const fit = () => {
      const { clientWidth, scrollWidth } = box;
      const isStackOfCards = table.querySelector('thead')?.offsetWidth === 0;
      if (isStackOfCards) setOut(0);
      else if (scrollWidth > clientWidth) {
        needs.current.set(spare.slice(0, out).join(), scrollWidth);
        setOut(Math.min(out + 1, spare.length));
      } else if (out > 0 && clientWidth >= needOf(out - 1)) setOut(out - 1);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    observer.observe(table);
    return () => observer.disconnect();
  });

  return { columns: columns.filter(({ key }) => !spare.slice(0, out).includes(key)), frame };
}
