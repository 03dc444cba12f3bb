/** A text that is longer than it may be, in characters. */
export interface TooLong {
  max: number;
  length: number;
}

/** The length of a text that is too long, in code points, as the server counts; undefined where it is not. */
export function tooLong(text: string, max: number): TooLong | undefined {
  const length = text.length > max ? Array.from(text).length : text.length;
  return length > max ? { max, length } : undefined;
}
