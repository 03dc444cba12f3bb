import { expect, it } from '@jest/globals';
import { defaultBrand } from '@safari/contracts';
import { breadcrumbs, images, offer } from './structured-data.rules';

const site = {
  language: 'en' as const,
  origin: 'https://safari.example',
  brand: { ...defaultBrand, name: 'Simba', currency: 'EUR' },
};

it('search engines read the way from the front page, in names of one line and addresses in full', () => {
  expect(breadcrumbs(site, ['Art', '/art'], ['A\nlion', '/art/5'])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Simba', item: 'https://safari.example/' },
      { '@type': 'ListItem', position: 2, name: 'Art', item: 'https://safari.example/art' },
      { '@type': 'ListItem', position: 3, name: 'A lion', item: 'https://safari.example/art/5' },
    ],
  });
});

it('search engines read what it costs in the brand’s currency, and who sells it', () => {
  expect(offer(site, 'https://safari.example/?package=4', '1250.00')).toEqual({
    '@type': 'Offer',
    url: 'https://safari.example/?package=4',
    price: '1250.00',
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    seller: { '@type': 'TravelAgency', '@id': 'https://safari.example/#agency', name: 'Simba' },
  });
});

it('of a picture search engines are shown the card first, and nothing that is no address', () => {
  expect(images(site.origin, '/pictures/packages/a.svg')).toEqual([
    'https://safari.example/pictures/packages/a.share.png',
    'https://safari.example/pictures/packages/a.svg',
  ]);
  expect(images(site.origin, 'https://img.example/a.jpg')).toEqual(['https://img.example/a.jpg']);
  expect(images(site.origin, 'javascript:alert(1)')).toEqual([]);
});
