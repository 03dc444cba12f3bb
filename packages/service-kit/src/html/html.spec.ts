import { expect, it } from '@jest/globals';
import { escapeHtml } from './escape-html.js';
import { htmlLetter, htmlParagraph } from './html-letter.js';

it('lets no text become markup', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
  );
});

it('writes a letter of paragraphs that keep their lines', () => {
  expect(htmlParagraph('Dear <Camp>,\nare you free?')).toBe('<p>Dear &lt;Camp&gt;,<br>are you free?</p>');
  const letter = htmlLetter([htmlParagraph('Karibu'), htmlParagraph('Kilele', 'small print')]);
  expect(letter).toMatch(
    /^<!doctype html>.*\n<p>Karibu<\/p>\n<p style="font-size:small;[^"]*">Kilele<\/p>\n.*<\/html>$/,
  );
});
