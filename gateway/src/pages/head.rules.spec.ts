import { describe, expect, it } from '@jest/globals';
import { defaultBrand } from '@safari/contracts';
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

  it('show on a share card the picture of the page, else that of the site', () => {
    const card = { image: 'https://photos.example/lion.jpg', alt: 'A lion', drawn: false };
    expect(headOf({ ...circuit, card }, site, visitor)).toContain(
      '<meta property="og:image" content="https://photos.example/lion.jpg">',
    );
    expect(headOf({ ...circuit, card }, site, visitor)).not.toContain('og:image:width');
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
