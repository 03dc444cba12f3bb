import { useState } from 'react';

/**
 * The item with this id; if somebody deletes it, its last state, so that an open form does not disappear with what was
 * typed. Reset when the id changes.
 */
export function useLastKnown<Item extends { id: number }>(
  items: readonly Item[] | undefined,
  id: number,
): Item | undefined {
  const found = items?.find((item) => item.id === id);
  const [last, setLast] = useState(found);
  const known = found ?? (last?.id === id ? last : undefined);
  if (known !== last) setLast(known);
  return known;
}
