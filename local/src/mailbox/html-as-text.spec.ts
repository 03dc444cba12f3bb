import { expect, it } from '@jest/globals';
import { htmlAsText } from './html-as-text.js';

it('reads as a person would read it', () => {
  const letter =
    '<style>p{}</style><h1>Karibu &amp; welcome</h1><p>One<br>two&#33;</p><script>evil()</script>';
  expect(htmlAsText(letter)).toBe('Karibu & welcome\nOne\ntwo!');
});
