import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon } from '../core/path.js';
import { type Point, range } from '../core/points.js';

export interface CloudsOptions {
  /** x of the middle, y of the flat underside, width, height */
  list: (readonly [x: number, y: number, width: number, height: number])[];
  colour: Colour;
  /** a lit edge, below where positive, above where negative */
  rim?: Colour;
  rimShift?: number;
  opacity?: number;
}

/** Flat-bottomed bars, lit on the side of the sun. */
export function clouds(drawing: Drawing, { list, colour, rim, rimShift = -4, opacity }: CloudsOptions): void {
  const { random } = drawing;
  for (const [x, y, width, height] of list) {
    const humps = Math.max(5, Math.round(width / 90));
    const top = range(humps + 1, (index): Point => {
      const share = index / humps;
      const arch = Math.sin(Math.PI * Math.min(1, Math.max(0.02, share))) ** 0.7;
      return [x - width / 2 + width * share, y - height * arch * random.between(0.35, 1.1)];
    });
    const shape = blob([
      ...top,
      [x + width / 2 + 60, y + 2],
      [x + width * 0.2, y + height * 0.22],
      [x - width * 0.25, y + height * 0.12],
      [x - width / 2 - 60, y + 2],
    ]);
    if (rim) drawing.path(shape, rim, { opacity, attributes: `transform="translate(0 ${rimShift})"` });
    drawing.path(shape, colour, { opacity });
  }
}

export interface TowersOptions {
  /** x of the middle, y of the flat underside, width, height of the tower */
  list: (readonly [x: number, y: number, width: number, height: number])[];
  colour: Colour;
  shade: Colour;
}

/** Towering rain clouds: heaped puffs over a dark level base. */
export function towers(drawing: Drawing, { list, colour, shade }: TowersOptions): void {
  const { random } = drawing;
  for (const [x, y, width, height] of list) {
    let lit = '';
    let dark = '';
    const puffs = Math.round(width / 70);
    for (let puff = 0; puff < puffs; puff++) {
      const share = (puff + 0.5) / puffs;
      const rise = Math.sin(Math.PI * share) ** 1.3 * height * random.between(0.7, 1.1);
      const px = x - width / 2 + width * share;
      for (let level = 0.12; level <= 1; level += 0.3) {
        const r = width * random.between(0.09, 0.13) * (1.15 - level * 0.5);
        const py = y - rise * level;
        lit += ellipse(px + random.bell() * 20, py, r * 1.1, r);
        dark += ellipse(px + r * 0.34, py + r * 0.42, r * 0.86, r * 0.74);
      }
    }
    const flat = drawing.clip(`M0 0H${drawing.width}V${y}H0z`);
    drawing.group(`clip-path="url(#${flat})"`, () => {
      drawing.path(lit, colour);
      drawing.path(dark, shade, { opacity: 0.55 });
    });
  }
}

export interface RaysOptions {
  /** where the beams come from */
  x: number;
  y: number;
  /** left and right end of each beam where it meets `to` */
  beams: (readonly [left: number, right: number])[];
  to: number;
  colour: Colour;
  opacity?: number;
  /** width of the beams at their source */
  source?: number;
}

/** Beams of light (or shafts of rain) that fade as they fall. */
export function rays(
  drawing: Drawing,
  { x, y, beams, to, colour, opacity = 0.3, source = 0.1 }: RaysOptions,
): void {
  const fill = drawing.gradient([
    [0, colour, opacity],
    [1, colour, 0],
  ]);
  const paths = beams.map(([left, right]) => {
    const middle = (left + right) / 2 - x;
    const half = ((right - left) / 2) * source;
    return polygon([
      [x + middle * source - half, y],
      [x + middle * source + half, y],
      [right, to],
      [left, to],
    ]);
  });
  drawing.path(paths.join(''), fill);
}
