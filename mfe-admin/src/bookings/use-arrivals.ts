import { useState } from 'react';
import { holdBack } from './arrivals.rules';

/**
 * The rows of a list without what has arrived above them since it was opened.
 * @param list names the list: another one begins anew
 */
export function useArrivals<Row extends { id: string }>(list: string, rows: Row[] | undefined) {
  const [known, setKnown] = useState<{ list: string; seen: ReadonlySet<string> }>({ list, seen: new Set() });
  const { shown, arrived, seen } = holdBack(known.list === list ? known.seen : new Set(), rows ?? []);
  // only what is new is kept: the rows of a moment in which nothing is known change nothing
  if (rows && (known.list !== list || seen.size > known.seen.size)) setKnown({ list, seen });
  return {
    shown: rows && shown,
    arrived,
    show: () => setKnown({ list, seen: new Set(rows?.map(({ id }) => id)) }),
  };
}
