import { describe, expect, it } from '@jest/globals';
import {
  isPicturePath,
  isUploadName,
  LARGEST_UPLOAD,
  pictureSet,
  sourceSet,
  uploadAddress,
  uploadName,
  uploadWidths,
} from './pictures.js';

const HASH = '0123456789abcdef0123456789abcdef';

describe('the path of a picture', () => {
  it.each(['/pictures/packages/a.svg', '/a.png?v=2'])('may be %s', (path) =>
    expect(isPicturePath(path)).toBe(true),
  );

  it.each([
    '',
    '/',
    'pictures/a.svg',
    ' /pictures/a.svg',
    '//elsewhere.example/a.svg',
    '/\\elsewhere.example/a.svg',
    '/a\\b.svg',
    '/a b.svg',
    'https://img.example/a.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    7,
    null,
    ['/a.svg'],
  ])('may not be %j', (address) => expect(isPicturePath(address)).toBe(false));
});
const address = (width: number) => uploadAddress(uploadName.scaled(HASH, width));

describe('the forms of a picture', () => {
  it('are an upright crop and a share card where it was drawn for a package', () => {
    expect(pictureSet('/pictures/packages/mount-meru.svg')).toEqual({
      wide: '/pictures/packages/mount-meru.svg',
      portrait: '/pictures/packages/mount-meru.portrait.svg',
      share: '/pictures/packages/mount-meru.share.png',
      scaled: [],
    });
  });

  it.each([
    ['attractions', true, true],
    ['artworks', false, true],
    ['artists', false, true],
    ['guides', false, false],
    ['days', false, false],
    ['site', false, false],
  ])('of %s have an upright crop: %s, a share card: %s', (group, portrait, share) => {
    const stem = `/pictures/${group}/one`;
    expect(pictureSet(`${stem}.svg`)).toMatchObject({
      portrait: portrait ? `${stem}.portrait.svg` : null,
      share: share ? `${stem}.share.png` : null,
    });
  });

  it('are its narrower widths and a share card where it was uploaded', () => {
    const set = pictureSet(address(1600));
    expect(set).toMatchObject({ wide: address(1600), share: `/pictures/uploads/${HASH}-share.jpg` });
    expect(sourceSet(address(1600))).toBe(
      `/pictures/uploads/${HASH}-480.webp 480w, /pictures/uploads/${HASH}-960.webp 960w, /pictures/uploads/${HASH}-1600.webp 1600w`,
    );
  });

  it('is one where it is small, or lies elsewhere', () => {
    expect(sourceSet(address(300))).toBeUndefined();
    for (const wide of [
      'https://img.example/a.jpg',
      'https://img.example/pictures/packages/mount-meru.svg',
      '/pictures/packages/mount-meru.svg?v=2',
      `https://img.example${address(1600)}`,
      `${address(1600)}?v=2`,
    ])
      expect(pictureSet(wide)).toEqual({ wide, portrait: null, share: null, scaled: [] });
  });

  it('are never wider than the picture is', () => {
    expect([300, 480, 1000, 1920].map(uploadWidths)).toEqual([
      [300],
      [480],
      [480, 960, 1000],
      [480, 960, 1920],
    ]);
  });
});

describe('the name of an uploaded picture', () => {
  it('is its hash with a width or its share card, and nothing that leaves the folder', () => {
    expect([uploadName.scaled(HASH, 480), uploadName.share(HASH)].every(isUploadName)).toBe(true);
    const foreign = [
      '',
      '.',
      '..',
      `../${HASH}-480.webp`,
      `${HASH}-480.svg`,
      `${HASH}-0.webp`,
      `${HASH}.webp`,
      `${HASH}-480.webp/../../secret`,
    ];
    expect(foreign.filter(isUploadName)).toEqual([]);
  });
});

it('a picture of ten megabytes may be uploaded', () => {
  expect(LARGEST_UPLOAD / 1024 ** 2).toBe(10);
});
