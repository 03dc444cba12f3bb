/** A text may be so many characters long. */
export interface TooLong {
  max: number;
  length: number;
}

/** How much longer a text is than it may be, by code points, as the server counts; undefined where it is not. */
export function tooLong(text: string, max: number): TooLong | undefined {
  const length = text.length > max ? Array.from(text).length : text.length;
  return length > max ? { max, length } : undefined;
}
