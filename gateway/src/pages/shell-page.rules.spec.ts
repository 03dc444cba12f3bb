import { expect, it } from '@jest/globals';
import { defaultBrand } from '@safari/contracts';
import { fillShell } from './shell-page.rules.js';

const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="The shell's own words">
    <meta name="csp-nonce" content="__CSP_NONCE__">
    <title>${defaultBrand.name}</title>
    <script type="module" src="/assets/shell.js"></script>

  </head>
  <body><h1>${defaultBrand.name}</h1><i nonce="__CSP_NONCE__"></i></body>
</html>`;

it('the shell’s page has its language, nonce, brand and description, and what it needs at the end of its head', () => {
  const tags = '    <title>The Crater · Simba & Co</title>';
  const filled = fillShell(SHELL, {
    language: 'sw',
    nonce: 'n0nce',
    brand: 'Simba &amp; Co',
    tags,
    hints: '    <link rel="preload">',
  });
  expect(filled).toBe(`<!doctype html>
<html lang="sw">
  <head>
    <meta name="csp-nonce" content="n0nce">
${tags}
    <script type="module" src="/assets/shell.js"></script>
    <link rel="preload">
  </head>
  <body><h1>Simba &amp; Co</h1><i nonce="n0nce"></i></body>
</html>`);
});

it('the shell’s page may be built without lines and blanks', () => {
  const small = SHELL.replace(/\n\s*/g, '');
  const filled = fillShell(small, {
    language: 'en',
    nonce: 'n',
    brand: 'Simba',
    tags: '<title>A</title>',
    hints: '',
  });
  expect(filled).toContain('<head><meta name="csp-nonce" content="n"><title>A</title><script');
});

it('names and addresses stand in it as they are, whatever signs they have', () => {
  const filled = fillShell(SHELL, {
    language: 'en',
    nonce: 'n',
    brand: "$& $' Safaris",
    tags: '<title>$1</title>',
    hints: '$`',
  });
  expect(filled).toContain("<h1>$& $' Safaris</h1>");
  expect(filled).toContain('<title>$1</title>');
  expect(filled).toContain('\n$`\n  </head>');
});
