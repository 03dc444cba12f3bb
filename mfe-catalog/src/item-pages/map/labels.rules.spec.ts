import { describe, expect, it } from '@jest/globals';
import { boxOf, boxOfMark, type Mark, placeLabels } from './labels.rules';

const sheet = { width: 900, height: 600 };
const mark = (text: string, x: number, y: number): Mark => ({ text, at: [x, y], radius: 10, size: 20 });

it('names stand beside their marks and cover neither marks nor one another', () => {
  const marks = [
    mark('Tarangire', 400, 300),
    mark('Karatu', 430, 300),
    mark('Arusha', 415, 330),
    mark('Moshi', 880, 20),
  ];
  const { labels } = placeLabels(marks, sheet);
  expect(labels.map(({ text }) => text)).toEqual(['Tarangire', 'Karatu', 'Arusha', 'Moshi']);
  const boxes = labels.map(boxOf);
  for (const [index, box] of boxes.entries()) {
    expect([box.left >= 0, box.right <= sheet.width, box.top >= 0]).toEqual([true, true, true]);
    for (const other of boxes.slice(index + 1))
      expect(
        box.right <= other.left ||
          other.right <= box.left ||
          box.bottom <= other.top ||
          other.bottom <= box.top,
      ).toBe(true);
  }
});

it('a name that is not needed is left out where it finds no room', () => {
  const crowd = Array.from({ length: 30 }, (_, index) =>
    mark(`Place ${index}`, 100 + (index % 6) * 18, 100 + Math.floor(index / 6) * 18),
  );
  const { labels } = placeLabels(crowd, sheet, [], false);
  expect(labels.length).toBeLessThan(crowd.length);
  expect(placeLabels(crowd, sheet).labels).toHaveLength(crowd.length);
});

it('a long name at the edge of the sheet covers no dot of another place', () => {
  const airport = mark('Uwanja wa ndege wa Zanzibar', 520, 300);
  const dodoma = boxOfMark({ text: 'Dodoma', at: [300, 302], radius: 4, size: 15 });
  const narrow = { width: 560, height: 640 };
  const covers = (taken: Parameters<typeof placeLabels>[2]) => {
    const [box] = placeLabels([airport], narrow, taken).labels.map(boxOf);
    if (!box) throw new Error('no label');
    return (
      box.left < dodoma.right && box.right > dodoma.left && box.top < dodoma.bottom && box.bottom > dodoma.top
    );
  };
  expect(covers([])).toBe(true);
  expect(covers([dodoma])).toBe(false);
});

describe('the name of one mark', () => {
  const moru = mark('Moru', 400, 300);
  const boxAt = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  });
  /** Obstacles, one in each place where a label may be, in the order in which the places are tried. */
  const pegs = [
    [440, 300],
    [360, 300],
    [400, 325],
    [400, 275],
    [440, 325],
    [360, 325],
    [440, 275],
    [360, 275],
  ].map(([x = 0, y = 0]) => boxAt(x, y, 1, 1));
  /** Obstacles that cover everything above and below a label on the right or left. */
  const [above, below] = [boxAt(0, 0, 900, 290.5), boxAt(0, 312, 900, 288)];
  const standing = (taken: Parameters<typeof placeLabels>[2], marks = [moru]) =>
    placeLabels(marks, sheet, taken).labels[0];

  it.each([
    ['to the right', 0, 415, 306.8, 'start'],
    ['to the left', 1, 385, 306.8, 'end'],
    ['below', 2, 400, 330.8, 'middle'],
    ['above', 3, 400, 282.8, 'middle'],
    ['below to the right', 4, 409.2, 325, 'start'],
    ['below to the left', 5, 390.8, 325, 'end'],
    ['above to the right', 6, 409.2, 288.6, 'start'],
    ['above to the left', 7, 390.8, 288.6, 'end'],
  ])(
    'stands %s where the %d places before are taken, though it touches its own mark',
    (_, before, x, y, anchor) => {
      const taken = [boxOfMark(moru), ...pegs.slice(0, before)];
      const { labels } = placeLabels([moru], sheet, taken, false);
      expect(labels.map((label) => [label.x.toFixed(1), label.y.toFixed(1), label.anchor])).toEqual([
        [x.toFixed(1), y.toFixed(1), anchor],
      ]);
    },
  );

  it('is left out where all of them are taken, and stands in the first one if it must', () => {
    expect(placeLabels([moru], sheet, pegs, false).labels).toEqual([]);
    expect(standing(pegs)).toMatchObject({ x: 415, anchor: 'start' });
  });

  it.each([
    ['a little of the left', boxAt(420, 291, 4, 20), boxAt(345, 291, 35, 1), 'end'],
    ['a little of the right', boxAt(420, 291, 35, 1), boxAt(360, 291, 4, 20), 'start'],
  ])('covers %s rather than more of the other side', (_, right, left, anchor) => {
    expect(standing([above, below, right, left])?.anchor).toBe(anchor);
  });

  it('covers twice as much of a name rather than any mark', () => {
    const camp = { ...mark('Camp', 360, 300), radius: 5 };
    expect(standing([above, below, boxAt(420, 291, 10, 20)], [moru, camp])?.anchor).toBe('start');
  });

  it.each([
    [9, 'end'],
    [10, 'start'],
  ])('leaves the sheet by a little only where it would cover much: ten by %d', (height, anchor) => {
    const taken = [above, below, boxAt(790, 291, 10, height)];
    expect(standing(taken, [mark('Moru', 843, 300)])?.anchor).toBe(anchor);
  });

  it.each([
    ['left, top', [], boxAt(390, 290, 70, 20), 'end', 306.8],
    ['top, right', [0], boxAt(360, 290, 50, 20), 'middle', 330.8],
    ['left, right', [0, 1], boxAt(390, 314, 20, 16), 'middle', 282.8],
  ])('counts what shares only %s with its mark', (_, pegged, box, anchor, y) => {
    expect(standing([...pegged.map((at) => pegs[at] ?? box), box])).toMatchObject({ anchor, y });
  });

  it('takes its place from the names that come after, and so does its mark', () => {
    const { labels, taken } = placeLabels([moru], sheet, [above]);
    expect(taken).toEqual([above, ...labels.map(boxOf), boxAt(390, 290, 20, 20)]);
  });

  it.each([
    ['start', 100],
    ['middle', 78.4],
    ['end', 56.8],
  ] as const)('is as wide as its letters from its %s', (anchor, left) => {
    const { text, size } = moru;
    const box = boxOf({ text, size, x: 100, y: 50, anchor });
    expect(Object.values(box).map((edge) => edge.toFixed(1))).toEqual(
      [left, left + 43.2, 34, 55].map((edge) => edge.toFixed(1)),
    );
  });
});
