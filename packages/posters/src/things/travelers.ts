import type { Colour } from '../core/drawing.js';
import { blob, ellipse, polygon } from '../core/path.js';
import type { Point } from '../core/points.js';

/** Travellers on their seats, given by the middle of the head. */
export function seated(
  seats: readonly Point[],
  { people, hats, shirts }: { people: Colour; hats: Colour; shirts: Colour },
): [Colour, string][] {
  const each = (part: (x: number, y: number) => string): string => seats.map(([x, y]) => part(x, y)).join('');
  return [
    [
      shirts,
      each((x, y) =>
        blob([
          [x - 22, y + 56, 'corner'],
          [x - 22, y + 30],
          [x - 10, y + 18],
          [x + 8, y + 18],
          [x + 18, y + 30],
          [x + 18, y + 56, 'corner'],
        ]),
      ),
    ],
    [
      people,
      each(
        (x, y) =>
          ellipse(x, y + 2, 11, 13) +
          polygon(`${x - 6},${y + 10} ${x + 5},${y + 10} ${x + 5},${y + 22} ${x - 6},${y + 22}`),
      ),
    ],
    [
      hats,
      each(
        (x, y) =>
          blob([
            [x - 12, y - 4, 'corner'],
            [x - 11, y - 16],
            [x, y - 19],
            [x + 11, y - 15],
            [x + 12, y - 4, 'corner'],
          ]) + ellipse(x + 2, y - 4, 18, 3),
      ),
    ],
  ];
}
