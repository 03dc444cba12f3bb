/** Spaces, and what has no shape of its own: joiners, marks of direction, fillers, the empty Braille cell. */
const NOTHING_SEEN = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing to whoever reads it. */
export const isBlank = (text: string): boolean => NOTHING_SEEN.test(text);

/** Marks without a shape of their own, some of which come along with whatever is copied from contacts, pages and chats. */
const MARKS = /\p{Cf}/gu;

/** A number or an address as it was meant: without marks that nobody sees, and without the spaces around it. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '').trim();

/**
 * Marks that turn round whatever follows them, until they are closed, if ever they are: in a list and in a letter also
 * what others wrote. What runs from right to left does so without them.
 */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** What people typed, as it is kept: no more than what it shows, and nothing where it shows nothing. */
export function asTyped(text: string): string {
  const kept = text.replace(TURNING, '');
  return isBlank(kept) ? '' : kept.trim();
}
