import { expect, it } from '@jest/globals';
import { deliveryLetter } from './delivery.letter.js';

const LINK = 'https://safari.example/answer/abc';

it('brings the link in both forms, once to press and once to copy', () => {
  const { text, html } = deliveryLetter('Dear Camp,\nare you free?', LINK, 'Kilele Safaris');
  expect(text).toContain(`Dear Camp,\nare you free?\n\nAnswer here, without an account`);
  expect(text).toContain(`\n${LINK}\n`);
  expect(html).toContain(`<a href="${LINK}"`);
  expect(html).toContain('Dear Camp,<br>are you free?');
});

it('is the message alone where nothing is asked, and lets nobody write markup into it', () => {
  const { text, html } = deliveryLetter('<img src=x> & "you"', null, 'A & B');
  expect(text).toBe('<img src=x> & "you"');
  expect(html).toContain('&lt;img src=x&gt; &amp; &quot;you&quot;');
  expect(html).not.toContain('<a ');
});
