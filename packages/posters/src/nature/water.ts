import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, lens, stroke } from '../core/path.js';
import { type OutlinePoint, range } from '../core/points.js';

export interface GlitterOptions {
  x: number;
  from: number;
  to: number;
  /** width under the sun and at the viewer's feet */
  width?: readonly [number, number];
  count?: number;
  colour: Colour;
  opacity?: number;
}

/** The sun's path on water: lenses that widen toward the viewer. */
export function glitter(drawing: Drawing, options: GlitterOptions): void {
  const { x, from, to, width = [70, 330], count = 26, colour, opacity } = options;
  const { random } = drawing;
  const each = range(count, (index) => {
    const near = (index + 0.3 * random.next()) / count;
    const long = (width[0] + (width[1] - width[0]) * near) * random.between(0.35, 1);
    const shift = random.bell() * (width[0] * 0.3 + width[1] * 0.38 * near);
    return lens(
      x + shift,
      from + (to - from) * near ** 1.25,
      long,
      2.6 + 9 * near * random.between(0.6, 1.2),
    );
  });
  drawing.path(each.join(''), colour, { opacity });
}

export interface WavesOptions {
  from: number;
  to: number;
  rows: number;
  colour: Colour;
  opacity?: number;
  /** height of the swell of the nearest row */
  swell?: number;
}

/** Rows of scalloped swell, broader toward the viewer. */
export function waves(
  drawing: Drawing,
  { from, to, rows, colour, opacity = 0.5, swell = 26 }: WavesOptions,
): void {
  const { random, width } = drawing;
  for (let row = 0; row < rows; row++) {
    const near = (row + 1) / rows;
    const y = from + (to - from) * near ** 1.4;
    const rise = swell * (0.25 + 0.75 * near);
    const length = 90 + 260 * near;
    let path = '';
    for (let x = random.between(-length, 0); x < width; x += length * random.between(0.9, 1.5)) {
      path += lens(x + length / 2, y + random.between(-6, 6), length, rise * random.between(0.3, 0.8));
    }
    drawing.path(path, colour, { opacity: opacity * (0.5 + 0.5 * near) });
  }
}

export interface SplashOptions {
  list: (readonly [x: number, y: number, width: number, height: number])[];
  colour: Colour;
  opacity?: number;
}

/** Water thrown up: pointed crowns and drops. */
export function splash(drawing: Drawing, { list, colour, opacity }: SplashOptions): void {
  const { random } = drawing;
  let path = '';
  for (const [x, y, width, height] of list) {
    const fingers = range(9, (index): OutlinePoint => {
      const share = index / 8;
      const out = (share - 0.5) * width * 1.25;
      const rise = index % 2 ? height * random.between(0.55, 1) * (1 - Math.abs(share - 0.5)) : height * 0.14;
      return [x + out, y - rise, index % 2 ? 'corner' : undefined];
    });
    path += blob([
      [x - width / 2, y + 4, 'corner'],
      ...fingers,
      [x + width / 2, y + 4, 'corner'],
      [x, y + height * 0.1],
    ]);
    for (let drop = 0; drop < 9; drop++) {
      const r = random.between(0.02, 0.05) * height;
      path += ellipse(x + random.bell() * width * 0.8, y - height * random.between(0.5, 1.4), r, r * 1.3);
    }
  }
  drawing.path(path, colour, { opacity });
}

export interface WaterfallOptions {
  x: number;
  top: number;
  bottom: number;
  width: number;
  colour: Colour;
  shade: Colour;
  spray: Colour;
}

/** A fall: a widening veil, its threads, and the spray at its foot. */
export function waterfall(drawing: Drawing, options: WaterfallOptions): void {
  const { x, top, bottom, width, colour, shade, spray } = options;
  const { random } = drawing;
  const height = bottom - top;
  const veil = blob([
    [x - width * 0.3, top, 'corner'],
    [x + width * 0.3, top, 'corner'],
    [x + width * 0.36, top + height * 0.3],
    [x + width * 0.52, top + height * 0.7],
    [x + width * 0.62, bottom, 'corner'],
    [x - width * 0.62, bottom, 'corner'],
    [x - width * 0.5, top + height * 0.66],
    [x - width * 0.38, top + height * 0.28],
  ]);
  drawing.path(veil, colour);
  const inside = drawing.clip(veil);
  const threads = range(13, (index) => {
    const share = index / 12 - 0.5;
    const from = random.between(0.02, 0.5);
    const to = from + random.between(0.25, 0.6);
    const at = (v: number) => x + share * width * (0.6 + 0.6 * v);
    return stroke(
      [
        [at(from), top + height * from, 1],
        [
          at((from + to) / 2) + random.bell() * 4,
          top + (height * (from + to)) / 2,
          random.between(2, width * 0.024),
        ],
        [at(to), top + height * to, 1],
      ],
      { steps: 2 },
    );
  });
  drawing.group(`clip-path="url(#${inside})"`, () => drawing.path(threads.join(''), shade));
  const foam = range(12, (index) => {
    const share = index / 11 - 0.5;
    const r = width * random.between(0.1, 0.2);
    return ellipse(x + share * width * 1.8, bottom + random.between(-10, 16), r * 1.5, r);
  });
  drawing.path(foam.join(''), spray, { opacity: 0.55 });
}
