import { expect, describe as group, it } from '@jest/globals';
import {
  type Attraction,
  defaultBrand,
  type Package,
  type PageDescription,
  pageFaults,
  type ReviewSummary,
  type TermsEntry,
} from '@safari/contracts';
import { exampleAttraction, examplePackage } from '@safari/contracts/testing';
import { addresses, describe } from './pages.server';

const trip = examplePackage();
const sight = exampleAttraction();
const site = {
  origin: 'https://safari.example',
  brand: { ...defaultBrand, name: "Twiga & Sons' Safaris" },
  language: 'en',
} as const;

const terms: TermsEntry[] = [
  { page: 'refunds', since: '2026-01-01', title: { en: 'Refunds' }, rows: { en: [], sw: [] } },
];

const ask = (query: Record<string, string>, data: Record<string, readonly unknown[]> = {}) =>
  describe({ ...site, route: '/', params: {}, query, data });
const packagePage = (facts: Partial<Package> = {}) =>
  ask({ package: '4' }, { packages: [{ ...trip, ...facts }] }) as PageDescription;
const attractionPage = (facts: Partial<Attraction> = {}) =>
  ask({ attraction: '2' }, { attractions: [{ ...sight, ...facts }] }) as PageDescription;

group('lists that links lead to', () => {
  it.each([
    [{ packages: 'all' }, '/?packages=all'],
    [{ location: 'Zanzibar' }, '/?location=Zanzibar'],
    [{}, undefined],
    [{ packages: 'some' }, undefined],
    [{ location: 'Nowhere' }, undefined],
    [{ packages: 'all', location: 'Zanzibar' }, undefined],
  ])('with %j are drawn as %s, and known as the landing page', (query, drawnAs) => {
    const page = ask(query) as PageDescription;
    expect([page.drawnAs, page.canonical]).toEqual([drawnAs, '/']);
  });
});

group('search engines are told', () => {
  it('of a package: a product and a trip, with its price and its days', () => {
    const page = packagePage();
    expect(page).toMatchObject({
      title: 'The Northern Circuit',
      canonical: '/packages/4-the-northern-circuit',
      drawnAs: '/?package=4',
      kind: 'article',
    });
    const [product, way] = page.data;
    expect(product).toMatchObject({
      '@type': ['Product', 'TouristTrip'],
      name: 'The Northern Circuit',
      url: 'https://safari.example/packages/4-the-northern-circuit',
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
        {
          position: 3,
          name: 'The Northern Circuit',
          item: 'https://safari.example/packages/4-the-northern-circuit',
        },
      ],
    });
  });

  it('of a package: whose it is, and what travelers thought of it, as far as that can be read', () => {
    const counts = { itemId: trip.id, invited: 20, answered: 12, withheld: 2 };
    const product = (rating: number | null, agency: string) => {
      const reviews: ReviewSummary[] = [
        { ...counts, bookingType: 'attraction', rating: 1 },
        { ...counts, bookingType: 'package', rating },
      ];
      const packages = [{ ...trip, agency }];
      return (ask({ package: '4' }, { packages, reviews }) as PageDescription).data[0];
    };
    expect(product(4.5, 'Mlima Treks')).toMatchObject({
      provider: { name: 'Mlima Treks' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 10 },
    });
    const own = product(null, site.brand.name);
    expect(own).toMatchObject({ provider: { '@id': 'https://safari.example/#agency' } });
    expect(own).not.toHaveProperty('aggregateRating');
  });

  it('the same on the pages of items, under the number alone, whatever the words are', () => {
    const at = (route: string, id: string) =>
      describe({
        ...site,
        route,
        params: { id },
        query: {},
        data: { packages: [trip], attractions: [sight] },
      });
    for (const id of ['4-the-northern-circuit', '4', '4-anything'])
      expect(at('/packages/:id', id)).toMatchObject({ canonical: '/packages/4-the-northern-circuit' });
    expect(at('/packages/:id', '4')).not.toHaveProperty('drawnAs');
    expect(at('/attractions/:id', '2-olduvai')).toMatchObject({ canonical: '/attractions/2-olduvai-gorge' });
    for (const id of ['99-gone', 'x', '-4', '']) expect(at('/packages/:id', id)).toBe('missing');
  });

  it('of an attraction: where it is', () => {
    expect(attractionPage().data[0]).toMatchObject({
      '@type': 'TouristAttraction',
      url: 'https://safari.example/attractions/2-olduvai-gorge',
      address: { addressLocality: 'Ngorongoro', addressCountry: 'TZ' },
    });
    expect(attractionPage({ location: '' }).data[0]).toMatchObject({
      address: { addressLocality: 'Tanzania' },
    });
  });

  it('of the operator on the landing page, whatever else its query says', () => {
    const queries: Record<string, string>[] = [{}, { location: 'Serengeti' }, { package: 'four' }];
    for (const query of queries)
      expect(ask(query)).toMatchObject({
        title: 'Safaris in Tanzania, planned together',
        canonical: '/',
        data: [{ '@type': 'TravelAgency', name: site.brand.name }],
        picture: { wide: '/pictures/site/hero.svg', portrait: '/pictures/site/hero.portrait.svg' },
      });
  });

  it('all of it in the reader’s language as far as the catalogue has it, under the one address', () => {
    const translations = [
      { en: trip.name, sw: 'Mzunguko wa Kaskazini' },
      { en: sight.name, sw: 'Bonde la Olduvai' },
      { en: sight.location, sw: 'Eneo la Ngorongoro' },
    ];
    const data = { packages: [{ ...trip, translations }], attractions: [{ ...sight, translations }] };
    const at = (route: string, id = '') =>
      describe({ ...site, language: 'sw', route, params: { id }, query: {}, data }) as PageDescription;
    expect(at('/')).toMatchObject({
      title: 'Safari za Tanzania, tunazipanga pamoja',
      description: expect.stringContaining('siku kwa siku'),
    });
    expect(at('/packages/:id', '4')).toMatchObject({
      title: 'Mzunguko wa Kaskazini',
      description: trip.description,
      canonical: '/packages/4-the-northern-circuit',
      data: [
        { name: 'Mzunguko wa Kaskazini', url: 'https://safari.example/packages/4-the-northern-circuit' },
        { itemListElement: [{}, { name: 'Vifurushi' }, { name: 'Mzunguko wa Kaskazini' }] },
      ],
    });
    expect(at('/attractions/:id', '2')).toMatchObject({
      title: 'Bonde la Olduvai',
      canonical: '/attractions/2-olduvai-gorge',
      data: [{ address: { addressLocality: 'Eneo la Ngorongoro' } }, {}],
    });
  });

  it('that nothing is there, or nothing while the catalogue is away', () => {
    expect(ask({ package: '99' }, { packages: [trip] })).toBe('missing');
    expect(ask({ attraction: '2' }, { attractions: [] })).toBe('missing');
    expect(ask({ package: '4' })).toBe('plain');
  });

  it('of the terms: what they are called', () => {
    const read = (page: string, data: Record<string, readonly unknown[]> = { terms }) =>
      describe({ ...site, route: '/terms/:page', params: { page }, query: {}, data });
    expect(read('refunds')).toMatchObject({ title: 'Refunds', canonical: '/terms/refunds' });
    expect(read('returns')).toBe('missing');
    expect(read('refunds', {})).toBe('plain');
  });

  it('every address there is', () => {
    expect(addresses({ packages: [trip], attractions: [sight], terms })).toEqual([
      '/packages/4-the-northern-circuit',
      '/attractions/2-olduvai-gorge',
      '/terms/refunds',
    ]);
  });
});

group('a share card', () => {
  it('has the picture that was drawn for it', () => {
    expect(attractionPage().card).toEqual({
      image: 'https://safari.example/pictures/attractions/olduvai-gorge.share.png',
      alt: 'Olduvai Gorge',
      drawn: true,
    });
  });

  it('has no drawing it cannot show, and no address that is none', () => {
    const image = (imageUrl: string) => packagePage({ imageUrl }).card?.image;
    expect(image('/pictures/elsewhere/lion.svg')).toBeUndefined();
    const upload = `/pictures/uploads/${'a'.repeat(32)}`;
    expect(image(`${upload}-1920.webp`)).toBe(`https://safari.example${upload}-share.jpg`);
    expect(image('')).toBeUndefined();
    expect(image('https://photos.example/lion.jpg')).toBe('https://photos.example/lion.jpg');
    expect(packagePage({ imageUrl: 'https://photos.example/lion.jpg' }).picture).toBeUndefined();
    expect(image('javascript:alert(1)')).toBeUndefined();
  });
});

it('every description can be used and fits, whatever the catalogue holds', () => {
  const hostile = `"><img src=x>'</script></title>\u202e ${'word '.repeat(90)}`;
  const facts = { name: hostile, description: hostile, imageUrl: hostile, location: hostile };
  for (const page of [
    ask({}),
    packagePage(),
    packagePage(facts),
    attractionPage(facts),
    packagePage({ name: '' }),
  ]) {
    expect(pageFaults(page)).toEqual([]);
    expect((page as PageDescription).description?.length).toBeLessThanOrEqual(155);
  }
  expect(JSON.stringify(packagePage(facts))).not.toContain('\u202e');
});
