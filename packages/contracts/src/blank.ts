/** Spaces, and what has no shape of its own: joiners, marks of direction, fillers, the empty Braille cell. */
const NOTHING_SEEN = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing to whoever reads it. */
export const isBlank = (text: string): boolean => NOTHING_SEEN.test(text);
