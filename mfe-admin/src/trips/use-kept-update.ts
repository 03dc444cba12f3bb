import type { Draft, Form } from '@safari/web-kit';
import { useEffect, useRef } from 'react';
import { readUpdate, type UpdateDraft, writeUpdate } from './trip.rules';

/**
 * Syncs form and draft: typing updates the draft; a draft changed in another way (decrypted, sent, changed elsewhere)
 * updates the form.
 */
export function useKeptUpdate(
  { values, reset }: Pick<Form<UpdateDraft>, 'values' | 'reset'>,
  { text, save }: Pick<Draft, 'text' | 'save'>,
): void {
  const typed = writeUpdate(values);
  const known = useRef(typed);
  useEffect(() => {
    if (typed !== known.current) {
      known.current = typed;
      save(typed);
    } else if (text !== known.current) {
      known.current = text;
      reset(readUpdate(text));
    }
  });
}
