import type { Drawing } from '../../core/drawing.js';
import { blob, stroke } from '../../core/path.js';
import { type OutlinePoint, range } from '../../core/points.js';

export type Rect = readonly [left: number, top: number, right: number, bottom: number];

/** A rectangle with edges as if cut by hand. */
export function cut(drawing: Drawing, [left, top, right, bottom]: Rect, colour: string, wobble = 8): void {
  const { random } = drawing;
  const side = (ax: number, ay: number, bx: number, by: number): OutlinePoint[] =>
    range(4, (index): OutlinePoint => {
      const share = index / 4;
      if (!index) return [ax, ay, 'corner'];
      return [
        ax + (bx - ax) * share + random.bell() * wobble * 0.5,
        ay + (by - ay) * share + random.bell() * wobble * 0.5,
      ];
    });
  drawing.path(
    blob([
      ...side(left, top, right, top),
      ...side(right, top, right, bottom),
      ...side(right, bottom, left, bottom),
      ...side(left, bottom, left, top),
    ]),
    colour,
  );
}

/** Dry, level strokes of a wide brush. */
export function brush(
  drawing: Drawing,
  [left, top, right, bottom]: Rect,
  colour: string,
  count: number,
): void {
  const { random } = drawing;
  const hairs = range(count, (index) => {
    const y = top + ((bottom - top) * index) / count + random.bell() * 4;
    const x = left + random.between(0, (right - left) * 0.3);
    const length = random.between(0.3, 0.7) * (right - left);
    return stroke(
      [
        [x, y, random.between(0.5, 2.5)],
        [x + length / 2, y + random.bell() * 8, random.between(1.5, 4)],
        [x + length, y + random.bell() * 6, 0.6],
      ],
      { steps: 1 },
    );
  });
  drawing.path(hairs.join(''), colour, { opacity: 0.75 });
}
