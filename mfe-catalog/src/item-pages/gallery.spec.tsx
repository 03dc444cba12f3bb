import { expect, it } from '@jest/globals';
import { renderPage } from '@safari/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { Gallery } from './gallery';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    imageUrl: `/pictures/days/${index + 1}.svg`,
    alt: `Picture ${index + 1}`,
    href: `/pictures/days/${index + 1}.svg`,
  }));

it.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 5],
  [13, 5],
])('of %i pictures it shows every one, %i of them together', (count, together) => {
  renderPage(<Gallery pictures={pictures(count)} label="Pictures" />);
  const shown = screen.getAllByRole<HTMLImageElement>('img');
  expect(shown.map(({ alt }) => alt)).toEqual(pictures(count).map(({ alt }) => alt));
  expect(within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('img')).toHaveLength(together);
  expect(shown.map((image) => image.getAttribute('loading'))).toEqual([
    'eager',
    ...Array(count - 1).fill('lazy'),
  ]);
  for (const link of screen.getAllByRole<HTMLAnchorElement>('link'))
    expect(link.getAttribute('href')).toMatch(/^\/pictures\/days\/\d+\.svg$/);
});
