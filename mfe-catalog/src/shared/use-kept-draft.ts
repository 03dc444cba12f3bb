import type { Drafts, Form } from '@safari/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';

export interface KeptDraft<V> {
  /** Reads the stored draft; undefined if there is none. */
  read: () => V | undefined;
  keep: (values: V) => void;
}

/**
 * Stores the values of a form as its owner's draft; an untouched form stores none. A stored draft that becomes readable
 * after the form has rendered is filled in as long as nothing has been typed.
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
