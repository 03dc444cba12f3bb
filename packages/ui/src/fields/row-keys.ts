import { useState } from 'react';

export interface RowKeys {
  /** One per row, in their order. */
  keys: readonly string[];
  insert: (at: number) => void;
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
}

let made = 0;
const newKey = (): string => `row-${++made}`;

/** Keys of rows that have no id of their own, so that each keeps its focus and its place while others come and go. */
export function useRowKeys(count: number): RowKeys {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const fitting =
    keys.length === count ? keys : Array.from({ length: count }, (_, row) => keys[row] ?? newKey());
  if (fitting !== keys) setKeys(fitting);
  return {
    keys: fitting,
    insert: (at) => setKeys(fitting.toSpliced(at, 0, newKey())),
    remove: (at) => setKeys(fitting.toSpliced(at, 1)),
    move: (from, to) => setKeys(moved(fitting, from, to)),
  };
}

/** The rows with one of them in another place. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const [row] = rows.slice(from, from + 1);
  return row === undefined ? [...rows] : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
