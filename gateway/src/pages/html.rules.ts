import { escapeHtml } from '@safari/service-kit';

/** `<link rel="icon" href="…">`: attributes that are undefined stay out, `true` stands alone. */
export function tag(name: string, attributes: Record<string, string | true | undefined>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return value === true ? [key] : [`${key}="${escapeHtml(value)}"`];
  });
  return `<${[name, ...written].join(' ')}>`;
}

/** A block that no browser runs and no text can end; it needs no leave of the content security policy. */
export function dataBlock(type: string, value: unknown): string {
  const json = JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026');
  return `<script type="${type}">${json}</script>`;
}

/** Signs that are no text: controls, and those that would turn the direction of whatever stands after them. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]+/gu;

/** One line of text, as a title or a share card shows it. */
export function oneLine(text: string): string {
  return text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
}

/** The beginning of a text in whole words, at most `longest` signs with the `…`. */
export function beginning(text: string, longest: number): string {
  const line = oneLine(text);
  const signs = Array.from(line);
  if (signs.length <= longest) return line;
  const cut = signs.slice(0, longest - 1).join('');
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut;
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`;
}
