import type { Draft, Form } from '@safari/web-kit';
import { useEffect, useRef } from 'react';
import { readUpdate, type UpdateDraft, writeUpdate } from './trip.rules';

/**
 * Keeps form and draft in sync: typing updates the draft; a draft that changes otherwise (decrypted, sent, changed
 * elsewhere) updates the form.
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
