import { useState } from 'react';

export interface Draft {
  text: string;
  save: (text: string) => void;
  /** Clears the draft, unless something else has been typed since this was sent. */
  clearSent: (text: string) => void;
}

/**
 * A text that is not sent yet, in this window's session storage: it outlives another screen and a reload.
 * @param key names the draft in the storage; a component that changes it needs it as its React key, too
 */
export function useDraft(key: string): Draft {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const save = (next: string) => {
    if (next) sessionStorage.setItem(key, next);
    else sessionStorage.removeItem(key);
    setText(next);
  };
  const clearSent = (sent: string) => {
    if (sessionStorage.getItem(key)?.trim() === sent.trim()) save('');
  };
  return { text, save, clearSent };
}
