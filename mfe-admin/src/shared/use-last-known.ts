import { useState } from 'react';

/**
 * The item with this id, as it is now or, when somebody has deleted it meanwhile, as it was last: an open form
 * must not vanish with what was typed in it.
 */
export function useLastKnown<Item extends { id: number }>(
  items: readonly Item[] | undefined,
  id: number,
): Item | undefined {
  const found = items?.find((item) => item.id === id);
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : undefined);
}
