import { useState } from 'react';

/** The selected rows of a list. */
export interface Selection {
  ids: ReadonlySet<string>;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
}

export function useSelection(first: readonly string[] = []): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(first));
  return {
    ids,
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    set: (next) => setIds(new Set(next)),
  };
}
