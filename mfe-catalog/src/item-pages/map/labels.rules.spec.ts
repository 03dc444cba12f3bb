import { expect, it } from '@jest/globals';
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
