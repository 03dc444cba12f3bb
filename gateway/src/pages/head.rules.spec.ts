import { describe, expect, it } from '@jest/globals';
import { defaultBrand } from '@safari/contracts';
import { escapeHtml } from '@safari/service-kit/process';
import { headOf } from './head.rules.js';
import type { Page } from './page.js';

const site = { origin: 'https://safari.example', brand: { ...defaultBrand, name: "Twiga & Sons' Safaris" } };
const circuit: Page = {
  status: 200,
  indexed: true,
  title: 'The Northern Circuit',
  description: 'One unhurried week.',
  canonical: '/?package=4',
  kind: 'article',
  data: [{ '@type': 'Thing', name: 'The Northern Circuit' }],
};
const visitor = { language: 'en', hasSession: false } as const;
const HOSTILE = `"><img src=x>'</script></title>`;

describe('the tags of a page', () => {
  it('name the brand that runs the product, and the one address', () => {
    const tags = headOf(circuit, site, visitor);
    expect(tags).toContain('<title>The Northern Circuit · Twiga &amp; Sons&#39; Safaris</title>');
    expect(tags).toContain('<link rel="canonical" href="https://safari.example/?package=4">');
    expect(tags).not.toContain('noindex');
    expect(tags).toContain('<meta property="og:locale" content="en_US">');
    expect(headOf(circuit, site, { ...visitor, language: 'sw' })).toContain('content="sw_TZ"');
  });

  it('say what a search engine, a share card and a browser’s window ask for', () => {
    expect(
      headOf(circuit, site, visitor),
    ).toBe(`    <title>The Northern Circuit · Twiga &amp; Sons&#39; Safaris</title>
    <meta name="description" content="One unhurried week.">
    <link rel="canonical" href="https://safari.example/?package=4">
    <link rel="icon" type="image/svg+xml" href="/pictures/site/favicon.svg">
    <meta name="theme-color" content="#fbf7f0">
    <meta name="application-name" content="Twiga &amp; Sons&#39; Safaris">
    <meta name="brand" content="${escapeHtml(JSON.stringify(site.brand))}">
    <meta name="currency" content="${defaultBrand.currency}">
    <meta name="session" content="none">
    <meta property="og:type" content="article">
    <meta property="og:site_name" content="Twiga &amp; Sons&#39; Safaris">
    <meta property="og:locale" content="en_US">
    <meta property="og:title" content="The Northern Circuit">
    <meta property="og:description" content="One unhurried week.">
    <meta property="og:url" content="https://safari.example/?package=4">
    <meta property="og:image" content="https://safari.example/pictures/site/share.share.png">
    <meta property="og:image:alt" content="Twiga &amp; Sons&#39; Safaris">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta name="twitter:card" content="summary_large_image">
    <script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Thing","name":"The Northern Circuit"}]}</script>`);
  });

  it('leave out what a page does not have, and keep search engines away where it says so', () => {
    const { title: _, canonical: __, ...rest } = circuit;
    const plain: Page = { ...rest, data: [] };
    const tags = headOf(plain, site, visitor);
    expect(tags).toContain('<title>Twiga &amp; Sons&#39; Safaris</title>');
    expect(tags).toContain('<meta property="og:title" content="Twiga &amp; Sons&#39; Safaris">');
    expect(tags).not.toMatch(/canonical|og:url|ld\+json/);
    for (const line of tags.split('\n')) expect(line).toMatch(/^ {4}<.+>$/);
    const hidden = headOf({ ...plain, indexed: false }, site, visitor).split('\n');
    expect(hidden.slice(1, 3)).toEqual([
      '    <meta name="description" content="One unhurried week.">',
      '    <meta name="robots" content="noindex">',
    ]);
    for (const line of hidden) expect(line).toMatch(/^ {4}<(?!meta property).+>$/);
  });

  it('show on a share card the picture of the page, else that of the site', () => {
    const card = { image: 'https://photos.example/lion.jpg', alt: 'A lion', drawn: false };
    expect(headOf({ ...circuit, card }, site, visitor)).toContain(
      '<meta property="og:image" content="https://photos.example/lion.jpg">',
    );
    expect(headOf({ ...circuit, card }, site, visitor)).toContain(
      `content="A lion">\n    <meta name="twitter:card"`,
    );
    expect(headOf(circuit, site, visitor)).toContain(
      '<meta property="og:image" content="https://safari.example/pictures/site/share.share.png">',
    );
    expect(headOf(circuit, site, visitor)).toContain('<meta property="og:image:width" content="1200">');
  });

  it('tell the screens the currency of the brand', () => {
    const inYen = { ...site, brand: { ...site.brand, currency: 'JPY' } };
    expect(headOf(circuit, inYen, visitor)).toContain('<meta name="currency" content="JPY">');
  });

  it('tell the screens of a visitor that they need not ask whose page it is', () => {
    const nobody = '<meta name="session" content="none">';
    expect(headOf(circuit, site, visitor)).toContain(nobody);
    expect(headOf(circuit, site, { ...visitor, hasSession: true })).not.toContain(nobody);
  });

  it('have no share card where search engines shall forget the page', () => {
    expect(headOf({ ...circuit, indexed: false }, site, visitor)).not.toContain('og:');
  });

  it('survive whatever a remote says', () => {
    const hostile = headOf(
      {
        ...circuit,
        title: HOSTILE,
        description: HOSTILE,
        card: { image: `https://a/${HOSTILE}`, alt: HOSTILE, drawn: true },
        data: [{ name: HOSTILE }],
      },
      site,
      visitor,
    );
    const names = (tags: string) => new Set(tags.match(/<[a-z/]+/g));
    expect(names(hostile)).toEqual(names(headOf(circuit, site, visitor)));
  });
});
