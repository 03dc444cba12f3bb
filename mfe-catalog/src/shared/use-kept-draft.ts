import type { Drafts, Form } from '@safari/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';

export interface KeptDraft<V> {
  /** What lies among the drafts; undefined where nothing does. */
  read: () => V | undefined;
  keep: (values: V) => void;
}

/**
 * Keeps what is typed in a form among its owner's drafts; one that nobody has touched is none. A draft that comes once the
 * form is drawn is taken up as long as nobody has typed.
 */
export function useKeptDraft<V>(
  drafts: Drafts,
  { values, reset }: Pick<Form<V>, 'values' | 'reset'>,
  { read, keep }: KeptDraft<V>,
): void {
  const [untouched] = useState(values);
  const isTouched = values !== untouched;
  const takeUp = useEffectEvent(() => {
    const late = isTouched ? undefined : read();
    if (late) reset(late);
  });
  const keepTyped = useEffectEvent(keep);
  useEffect(() => drafts.subscribe(() => takeUp()), [drafts]);
  useEffect(() => {
    if (isTouched) keepTyped(values);
  }, [isTouched, values]);
}
