import type { Colour, Drawing } from '../core/drawing.js';
import { blob, lens } from '../core/path.js';
import { type Outline, range } from '../core/points.js';

export interface PlainOptions {
  y: number;
  to?: number;
  colour: Colour;
  /** colour at the far edge, fading to `colour` at `depth` (0 to 1) */
  haze?: Colour;
  depth?: number;
  opacity?: number;
}

/** Level ground or water from `y` down. */
export function plain(drawing: Drawing, { y, to, colour, haze, depth = 1, opacity }: PlainOptions): void {
  const fill = haze
    ? drawing.gradient([
        [0, haze],
        [depth, colour],
      ])
    : colour;
  drawing.path(`M0 ${y}h${drawing.width}V${to ?? drawing.height}H0z`, fill, { opacity });
}

export interface MistOptions {
  y: number;
  height: number;
  colour: Colour;
  opacity?: number;
  /** where the mist is thickest (0 to 1); the foot where absent */
  middle?: number;
}

export function mist(drawing: Drawing, { y, height, colour, opacity = 0.8, middle }: MistOptions): void {
  const fill = drawing.gradient([
    [0, colour, 0],
    [middle ?? 1, colour, opacity],
    ...(middle ? ([[1, colour, 0]] as const) : []),
  ]);
  drawing.path(`M0 ${y}h${drawing.width}v${height}H0z`, fill);
}

export interface GlowOptions {
  x: number;
  y: number;
  rx: number;
  ry: number;
  colour: Colour;
  opacity: number;
}

/** Lamplight or firelight on what lies below it. */
export function glow(drawing: Drawing, { x, y, rx, ry, colour, opacity }: GlowOptions): void {
  const fill = drawing.glow([
    [0, colour, opacity],
    [1, colour, 0],
  ]);
  drawing.add(`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`);
}

export interface StreaksOptions {
  from: number;
  to: number;
  count?: number;
  colour: Colour;
  opacity?: number;
  left?: number;
  right?: number;
  length?: readonly [number, number];
  /** of the farthest and the nearest */
  thickness?: readonly [number, number];
}

/** Long lenses of light or shade lying on a plain or on water, longer and thicker nearer. */
export function streaks(drawing: Drawing, options: StreaksOptions): void {
  const { from, to, count = 20, colour, opacity, left = 0, right = drawing.width } = options;
  const { length = [120, 520], thickness = [2, 10] } = options;
  const { random } = drawing;
  const each = range(count, () => {
    const near = random.next() ** 0.57;
    const long = random.between(...length) * (0.35 + 0.9 * near);
    const thick = thickness[0] + (thickness[1] - thickness[0]) * near * random.between(0.5, 1);
    return lens(random.between(left, right), from + (to - from) * near, long, thick);
  });
  drawing.path(each.join(''), colour, { opacity });
}

export interface ShapeOptions {
  outline: Outline | Outline[];
  colour: Colour;
  opacity?: number;
  /** fades to this colour at the foot */
  haze?: Colour;
}

/** A free rounded shape: a river, a road, a bank, a rock. */
export function shape(drawing: Drawing, { outline, colour, opacity, haze }: ShapeOptions): void {
  const outlines = typeof outline === 'string' || !isList(outline) ? [outline as Outline] : outline;
  const fill = haze
    ? drawing.gradient([
        [0, colour],
        [1, haze],
      ])
    : colour;
  drawing.path(outlines.map(blob).join(''), fill, { opacity });
}

const isList = (outline: Outline | Outline[]): outline is Outline[] =>
  typeof outline[0] === 'string' || Array.isArray(outline[0]?.[0]);
