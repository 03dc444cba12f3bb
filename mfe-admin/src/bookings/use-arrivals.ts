import { useState } from 'react';
import { holdBack } from './arrivals.rules';

/**
 * The rows of a list without those that arrived above them since it was opened.
 * @param list identifies the list: another one starts afresh
 */
export function useArrivals<Row extends { id: string }>(list: string, rows: Row[] | undefined) {
  const [known, setKnown] = useState<{ list: string; seen: ReadonlySet<string> }>({ list, seen: new Set() });
  const { shown, arrived, seen } = holdBack(known.list === list ? known.seen : new Set(), rows ?? []);
  // only additions are kept: a render without data changes nothing
  if (rows && (known.list !== list || seen.size > known.seen.size)) setKnown({ list, seen });
  return {
    shown: rows && shown,
    arrived,
    show: () => setKnown({ list, seen: new Set(rows?.map(({ id }) => id)) }),
  };
}
