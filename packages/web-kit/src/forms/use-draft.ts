import { useSyncExternalStore } from 'react';
import { KEY_LENGTH, newIdempotencyKey } from '../api/idempotency-key';
import { type DraftOwner, draftsOf } from './drafts';

export interface Draft {
  text: string;
  /** An empty text also deletes the key of what was sent. */
  save: (text: string) => void;
  /**
   * The `Idempotency-Key` to send this text under: the same for every retry of the same text, also after a reload.
   * Resolves once the key is stored with the draft, at the latest after three seconds.
   */
  keyFor: (text: string) => Promise<string>;
  /** Call after a text was delivered: deletes its key, and the draft unless something else has been typed since. */
  clearSent: (text: string) => void;
}

/**
 * The draft of a text; survives navigation and a reload.
 * @param name unique among its owner's drafts
 */
export function useDraft(owner: DraftOwner, name: string): Draft {
  const drafts = draftsOf(owner);
  /** Name of the draft that holds the last sent text's key, followed by the text. */
  const sentName = `sent:${name}`;
  const text = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(name) ?? '',
    () => '',
  );
  const sentUnder = (sent: string): string | undefined => {
    const last = drafts.read(sentName) ?? '';
    return last.slice(KEY_LENGTH) === sent ? last.slice(0, KEY_LENGTH) : undefined;
  };
  const save = (next: string) => {
    drafts.write(name, next);
    if (next === '') drafts.write(sentName, '');
  };
  const keyFor = async (sent: string) => {
    const key = sentUnder(sent) || newIdempotencyKey();
    drafts.write(sentName, key + sent);
    await drafts.kept(); // before the request, so that a reload in between does not lose the key
    return key;
  };
  const clearSent = (sent: string) => {
    if (sentUnder(sent)) drafts.write(sentName, '');
    if (drafts.read(name)?.trim() === sent.trim()) save('');
  };
  return { text, save, keyFor, clearSent };
}
