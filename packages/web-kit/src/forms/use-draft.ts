import { useSyncExternalStore } from 'react';
import { type DraftOwner, draftsOf } from './drafts';

export interface Draft {
  text: string;
  save: (text: string) => void;
  /** Clears the draft, unless something else has been typed since this was sent. */
  clearSent: (text: string) => void;
}

/**
 * A text that is not sent yet; it outlives another screen and a reload.
 * @param name among its owner's drafts
 */
export function useDraft(owner: DraftOwner, name: string): Draft {
  const drafts = draftsOf(owner);
  const text = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(name) ?? '',
    () => '',
  );
  const save = (next: string) => drafts.write(name, next);
  const clearSent = (sent: string) => {
    if (drafts.read(name)?.trim() === sent.trim()) save('');
  };
  return { text, save, clearSent };
}
