import { type Drafts, logFailure } from '@safari/web-kit';

/** The fields of a form as they were stored under a name; undefined where nothing was, or what was is unreadable. */
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
