import type { Language } from '@safari/contracts';
import { escapeHtml } from './escape-html.js';

/** Also what people paste without a space, an address of a page for example, stays within the width of a telephone. */
const LOOK = 'font-family:Georgia,serif;color:#222;max-width:36rem;overflow-wrap:anywhere';

/** A letter's HTML form around its parts, which are HTML already. */
export function htmlLetter(parts: readonly string[], language: Language = 'en'): string {
  return [`<!doctype html><html lang="${language}"><body style="${LOOK}">`, ...parts, '</body></html>'].join(
    '\n',
  );
}

/** Text as a paragraph of a letter, its line ends kept. */
export function htmlParagraph(text: string, look: 'body' | 'small print' = 'body'): string {
  const style = look === 'body' ? '' : ' style="font-size:small;color:#666"';
  return `<p${style}>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}
