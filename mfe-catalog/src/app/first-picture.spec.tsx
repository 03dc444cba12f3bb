import { expect, it } from '@jest/globals';
import { defaultBrand, type PageDescription } from '@safari/contracts';
import { examplePackage } from '@safari/contracts/testing';
import { renderPage } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import { Gallery } from '../item-pages/gallery';
import { describe } from './pages.server';

const uploaded = `/pictures/uploads/${'a'.repeat(32)}-1920.webp`;
const drawn = '/pictures/packages/northern-circuit.svg';

it.each([
  ['a drawn picture', drawn, 1],
  ['an uploaded picture', uploaded, 1],
  ['an uploaded picture beside others', uploaded, 3],
])('the hint of a page has a browser fetch what it will show: %s', (_, imageUrl, count) => {
  const item = examplePackage({ name: 'Mount Meru', imageUrl });
  const { picture } = describe({
    origin: 'https://safari.example',
    brand: defaultBrand,
    language: 'en',
    route: '/packages/:id',
    params: { id: '4' },
    query: {},
    data: { packages: [item] },
  }) as PageDescription;
  const others = ['/a.svg', '/b.svg'].slice(0, count - 1).map((url) => ({ imageUrl: url, alt: url }));
  renderPage(<Gallery pictures={[{ imageUrl, alt: 'Mount Meru' }, ...others]} label="Pictures" />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Mount Meru' });
  expect(image.parentElement?.querySelectorAll('source')).toHaveLength(0);
  expect({
    wide: image.getAttribute('src'),
    ...(image.srcset && { sources: image.srcset, sizes: image.sizes }),
  }).toEqual(picture);
});
