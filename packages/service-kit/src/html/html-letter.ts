import type { Language } from '@safari/contracts';
import { escapeHtml } from './escape-html.js';

/** A letter's HTML form around its parts, which are HTML already. */
export function htmlLetter(parts: readonly string[], language: Language = 'en'): string {
  return [
    `<!doctype html><html lang="${language}"><body style="font-family:Georgia,serif;color:#222;max-width:36rem">`,
    ...parts,
    '</body></html>',
  ].join('\n');
}

/** Text as a paragraph of a letter, its line ends kept. */
export function htmlParagraph(text: string, look: 'body' | 'small print' = 'body'): string {
  const style = look === 'body' ? '' : ' style="font-size:small;color:#666"';
  return `<p${style}>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}
