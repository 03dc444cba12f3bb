import { useState } from 'react';

export interface Draft {
  text: string;
  keep: (text: string) => void;
  /** Takes the draft away, unless something else has been typed since this was sent. */
  sent: (text: string) => void;
}

/**
 * What is typed and not sent yet: kept in this window while one looks elsewhere, until it is sent.
 * @param place names the draft; a component that changes it needs it as its React key, too
 */
export function useDraft(place: string): Draft {
  const [text, show] = useState(() => sessionStorage.getItem(place) ?? '');
  const keep = (next: string) => {
    if (next) sessionStorage.setItem(place, next);
    else sessionStorage.removeItem(place);
    show(next);
  };
  const sent = (what: string) => {
    if (sessionStorage.getItem(place)?.trim() === what.trim()) keep('');
  };
  return { text, keep, sent };
}
