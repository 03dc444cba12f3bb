import { describe, expect, it } from '@jest/globals';
import { defaultBrand } from '@safari/contracts';
import { sight, trip, work } from '../../test/support/offered.js';
import { headOf } from './head.rules.js';
import type { Page } from './page.js';
import {
  artistPage,
  artworkPage,
  attractionPage,
  galleryPage,
  landingPage,
  packagePage,
} from './public-pages.rules.js';

const site = { origin: 'https://safari.example', brand: { ...defaultBrand, name: "Twiga & Sons' Safaris" } };
const HOSTILE = `"><img src=x>'</script></title>\u202e`;

type Node = Record<string, unknown> & { '@type': string | string[] };
const dataOf = (page: Page): Node[] => {
  const json = /ld\+json">(.*)<\/script>/.exec(headOf(page, site))?.[1] ?? '{}';
  return (JSON.parse(json) as { '@graph': Node[] })['@graph'];
};

describe('a page tells search engines', () => {
  it('of a package: a product and a trip, with its price and its days', () => {
    const [product, way] = dataOf(packagePage(site, trip()));
    expect(product).toMatchObject({
      '@type': ['Product', 'TouristTrip'],
      name: 'The Northern Circuit',
      url: 'https://safari.example/?package=4',
      image: [
        'https://safari.example/pictures/packages/northern-circuit.share.png',
        'https://safari.example/pictures/packages/northern-circuit.svg',
      ],
      itinerary: { numberOfItems: 2, itemListElement: [{ position: 1, name: 'Arusha' }, { position: 2 }] },
      offers: {
        '@type': 'Offer',
        price: '2980.00',
        priceCurrency: 'USD',
        seller: { name: "Twiga & Sons' Safaris" },
      },
    });
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://safari.example/' },
        { position: 2, name: 'Packages' },
        { position: 3, name: 'The Northern Circuit', item: 'https://safari.example/?package=4' },
      ],
    });
  });

  it('of an attraction: where it is', () => {
    expect(dataOf(attractionPage(site, sight()))[0]).toMatchObject({
      '@type': 'TouristAttraction',
      url: 'https://safari.example/?attraction=2',
      address: { addressLocality: 'Ngorongoro', addressCountry: 'TZ' },
    });
  });

  it('of an artwork: who made it, of what, and its price', () => {
    expect(dataOf(artworkPage(site, work()))[0]).toMatchObject({
      '@type': 'VisualArtwork',
      artMedium: 'Ink on paper',
      dateCreated: '2024',
      creator: { name: 'Zawadi Mstari', url: 'https://safari.example/artist/Zawadi%20Mstari' },
      offers: { price: '240.00' },
    });
  });

  it('of a price: in the currency of the brand, with its decimals', () => {
    const inYen = { ...site, brand: { ...site.brand, currency: 'JPY' } };
    expect(artworkPage(inYen, work()).data[0]).toMatchObject({
      offers: { price: '240', priceCurrency: 'JPY' },
    });
    expect(headOf(artworkPage(inYen, work()), inYen)).toContain('<meta name="currency" content="JPY">');
  });

  it('of an artist: who they are', () => {
    expect(dataOf(artistPage(site, work({ artist: 'A/B "C"' })))[0]).toMatchObject({
      '@type': 'Person',
      name: 'A/B "C"',
      url: 'https://safari.example/artist/A%2FB%20%22C%22',
    });
  });

  it('of the operator on the landing page', () => {
    expect(dataOf(landingPage(site))[0]).toMatchObject({ '@type': 'TravelAgency', name: site.brand.name });
  });
});

describe('the tags of a page', () => {
  it('name the brand that runs the product, and the one address', () => {
    const tags = headOf(packagePage(site, trip()), site);
    expect(tags).toContain('<title>The Northern Circuit · Twiga &amp; Sons&#39; Safaris</title>');
    expect(tags).toContain('<link rel="canonical" href="https://safari.example/?package=4">');
    expect(tags).not.toContain('noindex');
  });

  it('give a share card the picture that was drawn for it', () => {
    const tags = headOf(attractionPage(site, sight()), site);
    expect(tags).toContain(
      '<meta property="og:image" content="https://safari.example/pictures/attractions/olduvai-gorge.share.png">',
    );
    expect(tags).toContain('<meta property="og:image:width" content="1200">');
  });

  it('give a share card no drawing it cannot show, and no address that is none', () => {
    const image = (imageUrl: string) =>
      /og:image" content="([^"]*)"/.exec(headOf(packagePage(site, trip({ imageUrl })), site))?.[1];
    expect(image('/pictures/elsewhere/lion.svg')).toBe(
      'https://safari.example/pictures/site/share.share.png',
    );
    const upload = `/pictures/uploads/${'a'.repeat(32)}`;
    expect(image(`${upload}-1920.webp`)).toBe(`https://safari.example${upload}-share.jpg`);
    expect(image('')).toBe('https://safari.example/pictures/site/share.share.png');
    expect(image('https://photos.example/lion.jpg')).toBe('https://photos.example/lion.jpg');
    expect(image('javascript:alert(1)')).toBeUndefined();
  });

  it('survive whatever the catalogue holds', () => {
    const facts = { name: HOSTILE, title: HOSTILE, artist: HOSTILE, description: HOSTILE, imageUrl: HOSTILE };
    const harmless = headOf(packagePage(site, trip()), site).match(/<[a-z/]+/g);
    for (const page of [packagePage(site, trip(facts)), attractionPage(site, sight(facts))])
      expect(new Set(headOf(page, site).match(/<[a-z/]+/g))).toEqual(new Set(harmless));
    for (const page of [artworkPage(site, work(facts)), artistPage(site, work(facts))]) {
      const tags = headOf(page, site);
      expect(new Set(tags.match(/<[a-z/]+/g))).toEqual(new Set(harmless));
      expect(tags).not.toContain('\u202e');
    }
  });

  it('have titles and descriptions that fit', () => {
    for (const page of [
      landingPage(site),
      galleryPage(site),
      packagePage(site, trip({ description: 'word '.repeat(90) })),
    ])
      expect(page.description.length).toBeLessThanOrEqual(155);
  });
});
