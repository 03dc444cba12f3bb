import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type DrawnFilling, drawnHtml, styleHashes } from './drawn-page.rules.js';

const BUILT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="csp-nonce" content="__CSP_NONCE__">
    <title>Kilele Safaris</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root">
      <p>Kilele Safaris</p>
    </div>
    <noscript>This site needs JavaScript.</noscript>
  </body>
</html>
`;

const filling: DrawnFilling = {
  language: 'sw',
  brand: 'Simba',
  tags: '    <title>Sanaa</title>',
  html: '<h1>$& Sanaa</h1>',
  page: { parts: [], hostile: '</script><script>alert(1)</script>' },
  parts: [
    { scripts: ['/mfe/gallery/a.js'], styles: ['/mfe/gallery/a.css'] },
    { scripts: ['/mfe/gallery/a.js', '/mfe/gallery/b.js'], styles: ['/mfe/gallery/a.css'] },
  ],
  picture: undefined,
  boot: '/assets/boot-1.js',
};

describe('a drawn page', () => {
  const html = drawnHtml(BUILT, filling);

  it('is the page of the shell with nothing of it left over', () => {
    const blocks = html.match(/<script type="application\/json" id="(?:drawn-page|scripts)">.*<\/script>/g);
    expect(blocks).toHaveLength(2);
    expect(html).toBe(`<!doctype html>
<html lang="sw">
  <head>
    <meta charset="utf-8">
    <title>Sanaa</title>
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
    <link rel="stylesheet" crossorigin href="/mfe/gallery/a.css">
    <script type="module" crossorigin src="/assets/boot-1.js"></script>
  </head>
  <body>
    <div id="root"><h1>$& Sanaa</h1></div>
    ${blocks?.join('\n    ')}
  </body>
</html>
`);
  });

  it('needs no lines and no blanks in the page of the shell', () => {
    const small = drawnHtml(BUILT.replace(/\n\s*/g, ''), filling);
    expect(small).not.toMatch(/nonce|noscript|modulepreload|index-1\.js"><\/script>/);
    expect(small).toContain('<body><div id="root"><h1>');
  });

  it('stands as it was drawn, in its language and with the styles of all its parts', () => {
    expect(html).toContain('<html lang="sw">');
    expect(html).toContain('<div id="root"><h1>$& Sanaa</h1></div>');
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" crossorigin href="/assets/index-1.css">',
      '<link rel="stylesheet" crossorigin href="/mfe/gallery/a.css">',
    ]);
  });

  it('runs one script, which knows the others', () => {
    expect(html.match(/<script type="module"[^>]*>/g)).toEqual([
      '<script type="module" crossorigin src="/assets/boot-1.js">',
    ]);
    expect(html).not.toContain('modulepreload');
    const [, scripts = ''] = /id="scripts">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(scripts)).toEqual({
      entry: '/assets/index-1.js',
      modules: ['/assets/shared-1.js', '/mfe/gallery/a.js', '/mfe/gallery/b.js'],
    });
  });

  it('brings its data in a block that no text of theirs can end', () => {
    const [, page = ''] = /id="drawn-page">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(page)).toEqual(filling.page);
  });

  it('has nothing that differs from reader to reader, and asks nobody to switch on scripts', () => {
    expect(html).not.toMatch(/nonce|noscript/);
  });

  it('is none where the shell was built otherwise', () => {
    for (const other of [
      '<html></html>',
      BUILT.replace('crossorigin src', 'src'),
      BUILT.replace('root', 'app'),
    ])
      expect(() => drawnHtml(other, filling)).toThrow('no entry or no root');
  });
});

it('the policy of a drawn page allows the very styles that stand in it', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const html =
    '<p style="color:red">a</p><p style="color:red">b</p>' +
    '<p style="font:&quot;A&amp;B&quot;">c</p><p style="font:&#x27;&lt;C&gt;&#x27;">d</p>';
  expect(styleHashes(html)).toEqual([hash('color:red'), hash('font:"A&B"'), hash("font:'<C>'")]);
});
