import { mix } from '../core/colour.js';
import type { Colour, Drawing } from '../core/drawing.js';
import { ellipse } from '../core/path.js';
import { GAITS, type Gait } from './anatomy.js';
import { symbolsOf } from './animals.js';
import type { AnimalName } from './menagerie.js';

export interface HerdOptions {
  of: AnimalName[];
  count: number;
  left: number;
  right: number;
  /** farthest and nearest line of the feet */
  from: number;
  to: number;
  /** size there */
  sizes: readonly [number, number];
  /** colour there */
  haze: Colour;
  colour: Colour;
  gaits?: readonly Gait[];
  /** share that looks left */
  flip?: number;
  wave?: number;
}

/** Many animals scattered over a plain, painted back to front, larger and darker nearer. */
export function herd(drawing: Drawing, options: HerdOptions): void {
  const {
    of,
    count,
    left,
    right,
    from,
    to,
    sizes,
    haze,
    colour,
    gaits = GAITS,
    flip = 0,
    wave = 0,
  } = options;
  const { random } = drawing;
  const [farColour, nearColour] = [drawing.colour(haze), drawing.colour(colour)];
  const members = Array.from({ length: count }, () => ({
    near: random.next() ** 1.3,
    x: random.between(left, right),
  }));
  members.sort((a, b) => a.near - b.near);
  const rows = new Map<string, string>();
  for (const { near, x } of members) {
    const fill = mix(farColour, nearColour, Math.round(near * 5) / 5);
    const { whole } = symbolsOf(drawing, random.pick(of), random.pick(gaits));
    const use = drawing.reference(whole, {
      x,
      y: from + (to - from) * near + wave * Math.sin(x / 300),
      scale: sizes[0] + (sizes[1] - sizes[0]) * near,
      flip: random.chance(flip),
    });
    rows.set(fill, (rows.get(fill) ?? '') + use);
  }
  for (const [fill, uses] of rows) drawing.add(`<g fill="${fill}">${uses}</g>`);
}

export interface FlockOptions {
  count: number;
  left: number;
  right: number;
  from: number;
  to: number;
  colour: Colour;
  /** height of one dot */
  size?: number;
}

/** Wading birds too far away to be more than a ribbon of dots. */
export function flock(
  drawing: Drawing,
  { count, left, right, from, to, colour, size = 5 }: FlockOptions,
): void {
  const { random } = drawing;
  const each = Array.from({ length: count }, () => {
    const near = random.next() ** 2;
    const r = size * (0.35 + 0.25 * near);
    return ellipse(random.between(left, right), from + (to - from) * near, r * random.between(1.2, 2), r);
  });
  drawing.path(each.join(''), colour);
}
