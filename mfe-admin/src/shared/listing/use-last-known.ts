import { useState } from 'react';

/**
 * The item with this id, as it is now or, when somebody deletes it meanwhile, as it was last: an open form must not
 * vanish with what was typed in it. Forgotten once another id is asked for.
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
