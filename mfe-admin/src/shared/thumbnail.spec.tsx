import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Thumbnail } from './thumbnail';

const picture = (src: string) => render(<Thumbnail src={src} />).container.querySelector('img');

it('a small place is offered an uploaded picture in every width, and says how wide it is', () => {
  const stem = `/pictures/uploads/${'0a'.repeat(16)}`;
  const image = picture(`${stem}-1920.webp`);
  expect(image?.getAttribute('srcset')).toBe(
    `${stem}-480.webp 480w, ${stem}-960.webp 960w, ${stem}-1920.webp 1920w`,
  );
  expect(image?.sizes).toBe('9rem');
});

it('a drawn picture comes as it is', () => {
  const image = picture('/pictures/packages/mount-meru.svg');
  expect(image?.getAttribute('src')).toBe('/pictures/packages/mount-meru.svg');
  expect(image?.hasAttribute('srcset')).toBe(false);
});
