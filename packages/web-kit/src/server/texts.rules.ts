/** Control characters, including those that change the text direction. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]+/gu;

/** A text on one line, for titles and share cards. */
export function oneLine(text: string): string {
  return text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
}

/** The first whole words of a text; at most `longest` characters including the `…`. */
export function excerpt(text: string, longest: number): string {
  const line = oneLine(text);
  const signs = Array.from(line);
  if (signs.length <= longest) return line;
  const cut = signs.slice(0, longest - 1).join('');
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut;
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`;
}
