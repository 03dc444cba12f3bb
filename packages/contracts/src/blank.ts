/** Spaces, and what has no shape of its own: joiners, marks of direction, fillers, the empty Braille cell. */
const NOTHING_SEEN = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing to whoever reads it. */
export const isBlank = (text: string): boolean => NOTHING_SEEN.test(text);

/**
 * Marks without a shape of their own, some of which come along with whatever is copied from contacts, pages and chats.
 */
const MARKS = /\p{Cf}/gu;

/** A number or an address as it was meant: without marks that nobody sees, and without the spaces around it. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '').trim();

/** Marks that set the direction of whatever follows them, until another one closes them. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
const ISOLATES = /[\u2066-\u2068]/;
const END_OF_ISOLATE = '\u2069';
const END_OF_EMBEDDING = '\u202c';

/**
 * A typed text as it is stored: empty where it shows nothing, and without marks of direction that are not closed, which
 * would reverse the text behind it, in a list or a letter also that of others. Closed ones affect this text alone, and
 * stay.
 */
export function asTyped(text: string): string {
  const kept = isClosed(text) ? text : text.replace(TURNING, '');
  return isBlank(kept) ? '' : kept.trim();
}

function isClosed(text: string): boolean {
  const open: string[] = [];
  for (const [mark] of text.matchAll(TURNING)) {
    if (mark !== END_OF_ISOLATE && mark !== END_OF_EMBEDDING)
      open.push(ISOLATES.test(mark) ? END_OF_ISOLATE : END_OF_EMBEDDING);
    else if (open.pop() !== mark) return false;
  }
  return open.length === 0;
}
