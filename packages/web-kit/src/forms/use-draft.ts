import { useSyncExternalStore } from 'react';
import { KEY_LENGTH, newIdempotencyKey } from '../api/idempotency-key';
import { type DraftOwner, draftsOf } from './drafts';

export interface Draft {
  text: string;
  /** An empty text also forgets what was sent. */
  save: (text: string) => void;
  /**
   * The `Idempotency-Key` to send this text under: the same for every retry of the same text, also after a reload.
   * Resolves once the key is stored with the draft, at the latest after three seconds.
   */
  keyFor: (text: string) => Promise<string>;
  /** Forgets the key of what has arrived, and clears the draft unless something else has been typed since. */
  clearSent: (text: string) => void;
}

/**
 * A text that is not sent yet; it outlives another screen and a reload.
 * @param name among its owner's drafts
 */
export function useDraft(owner: DraftOwner, name: string): Draft {
  const drafts = draftsOf(owner);
  /** Where the key of what was sent last lies, and behind it the text. */
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
    await drafts.kept(); // before the request, so that no reload falls between
    return key;
  };
  const clearSent = (sent: string) => {
    if (sentUnder(sent)) drafts.write(sentName, '');
    if (drafts.read(name)?.trim() === sent.trim()) save('');
  };
  return { text, save, keyFor, clearSent };
}
