import type { Column } from '@safari/ui/controls';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface FittingColumns<Row> {
  columns: readonly Column<Row>[];
  /** Of the table's frame, whose room is measured. */
  frame: RefObject<HTMLDivElement | null>;
}

/**
 * The columns that a table has room for, so that it need not be moved under the one that stays in sight.
 * @param spare which of them are left out where there is not enough, by their keys; the first of them first
 */
export function useFittingColumns<Row>(
  columns: readonly Column<Row>[],
  spare: readonly string[],
): FittingColumns<Row> {
  const frame = useRef<HTMLDivElement>(null);
  /** How wide the table was that needed more room than there was, by what was left out of it. */
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
