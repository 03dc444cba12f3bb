import { useState } from 'react';

export interface RowKeys {
  /** One per row, in the rows' order. */
  keys: readonly string[];
  insert: (at: number) => void;
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
}

let created = 0;
const newKey = (): string => `row-${++created}`;

/** React keys for rows without an id, so that each keeps its focus and state while others are added and removed. */
export function useRowKeys(count: number): RowKeys {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const current =
    keys.length === count ? keys : Array.from({ length: count }, (_, row) => keys[row] ?? newKey());
  if (current !== keys) setKeys(current);
  return {
    keys: current,
    insert: (at) => setKeys(current.toSpliced(at, 0, newKey())),
    remove: (at) => setKeys(current.toSpliced(at, 1)),
    move: (from, to) => setKeys(moved(current, from, to)),
  };
}

/** A copy of the rows with one of them moved. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const [row] = rows.slice(from, from + 1);
  return row === undefined ? [...rows] : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
