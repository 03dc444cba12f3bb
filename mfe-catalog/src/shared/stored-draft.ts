import { type Drafts, logFailure } from '@safari/web-kit';

/** The stored values of a form, by the draft's name; undefined if there are none or they cannot be parsed. */
export function readStored<V>(drafts: Drafts, name: string): Partial<V> | undefined {
  const stored = drafts.read(name);
  if (stored === null) return undefined;
  try {
    return JSON.parse(stored) as Partial<V>;
  } catch (error) {
    logFailure('A stored draft could not be read', error);
    return undefined;
  }
}
