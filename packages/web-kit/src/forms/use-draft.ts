import { useState } from 'react';
import { type DraftOwner, draftsOf } from './drafts';

export interface Draft {
  text: string;
  save: (text: string) => void;
  /** Clears the draft, unless something else has been typed since this was sent. */
  clearSent: (text: string) => void;
}

/**
 * A text that is not sent yet; it outlives another screen and a reload.
 * @param name among its owner's drafts; a component that changes either needs it as its React key, too
 */
export function useDraft(owner: DraftOwner, name: string): Draft {
  const [text, setText] = useState(() => draftsOf(owner).read(name) ?? '');
  const save = (next: string) => {
    draftsOf(owner).write(name, next);
    setText(next);
  };
  const clearSent = (sent: string) => {
    if (draftsOf(owner).read(name)?.trim() === sent.trim()) save('');
  };
  return { text, save, clearSent };
}
