import { expect, it } from '@jest/globals';
import { boxOf, type Mark, placeLabels } from './labels.rules';

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
