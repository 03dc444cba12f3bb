import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, stroke } from '../core/path.js';
import { type OutlinePoint, range } from '../core/points.js';

export interface RocksOptions {
  /** x of the middle, y of the ground, width, height */
  list: (readonly [x: number, y: number, width: number, height: number])[];
  colour: Colour;
  light: Colour;
  dark: Colour;
  /** side of the sun */
  sunSide?: -1 | 1;
}

/** Rounded granite boulders (a kopje) with a lit cap and a crack. */
export function rocks(drawing: Drawing, { list, colour, light, dark, sunSide = 1 }: RocksOptions): void {
  const { random } = drawing;
  for (const [x, y, width, height] of list) {
    const at = (u: number, v: number): OutlinePoint => [x + (u * width) / 2, y - v * height];
    const skew = random.between(-0.15, 0.15);
    const body = blob([
      [x - width * 0.5, y + 6, 'corner'],
      at(-1.06, 0.34),
      at(-0.86 + skew, 0.78),
      at(-0.3 + skew, 1.04),
      at(0.34 + skew, 0.98),
      at(0.92, 0.72),
      at(1.04, 0.3),
      [x + width * 0.5, y + 6, 'corner'],
    ]);
    drawing.path(body, colour);
    const s = sunSide;
    const inside = drawing.clip(body);
    const lit = blob([
      at(s * -0.5 + skew, 1.2),
      at(s * 0.1 + skew, 0.9),
      at(s * 0.52, 0.72),
      at(s * 0.74, 0.4),
      at(s * 0.9, 0.05),
      at(s * 1.4, 0.1),
      at(s * 1.3, 1.2),
    ]);
    const shaded = blob([
      at(-s * 1.3, -0.1),
      at(-s * 1.2, 0.9),
      at(-s * 0.8, 0.6),
      at(-s * 0.6, 0.2),
      at(-s * 0.1, -0.1),
    ]);
    const crack = stroke([
      [...pair(at(-0.2 * s, 0.95)), 1],
      [...pair(at(-0.06 * s, 0.6)), Math.max(2, width * 0.012)],
      [...pair(at(-0.2 * s, 0.2)), 1],
    ]);
    drawing.group(`clip-path="url(#${inside})"`, () => {
      drawing.path(lit, light);
      drawing.path(shaded + crack, dark);
    });
  }
}

const pair = ([x, y]: OutlinePoint): [number, number] => [x, y];

export interface DustOptions {
  /** x, y, width, height of each cloud of dust */
  list: (readonly [x: number, y: number, width: number, height: number])[];
  colour: Colour;
  opacity?: number;
}

/** Soft heaps of dust, smoke or spray. */
export function dust(drawing: Drawing, { list, colour, opacity = 0.5 }: DustOptions): void {
  const { random } = drawing;
  for (const [x, y, width, height] of list) {
    const puffs = range(Math.max(5, Math.round(width / 60)), (index) => {
      const share = random.next();
      const r = height * random.between(0.25, 0.5) * (1 - 0.5 * share);
      return ellipse(
        x + (random.bell() * width) / 2,
        y - height * 0.6 * (index % 3 ? share : 0.2),
        r * 1.35,
        r,
      );
    });
    drawing.path(puffs.join(''), colour, { opacity });
  }
}
