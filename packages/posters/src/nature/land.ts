import type { Colour, Drawing } from '../core/drawing.js';
import { valueNoise } from '../core/noise.js';
import { blob, ellipse, lens, stroke } from '../core/path.js';
import { type OutlinePoint, type Outline, range } from '../core/points.js';
import { Random } from '../core/random.js';

export interface RidgeOptions {
  y: number;
  colour: Colour;
  /** gathers at the foot, over `depth` units below the highest point */
  haze?: Colour;
  depth?: number;
  amplitude?: number;
  frequency?: number;
  step?: number;
  to?: number;
  roughness?: number;
  /** a hill on top: x, half width, height */
  peak?: readonly [x: number, width: number, height: number];
  /** random raggedness of the edge */
  jag?: number;
  bush?: { count: number; height: readonly [number, number] };
}

/** One line of hills filled down to `to`. */
export function ridge(drawing: Drawing, options: RidgeOptions): void {
  const { y, colour, haze, depth = 260, amplitude = 60, frequency = 2, step = 90 } = options;
  const { to = drawing.height, roughness = 0.5, peak, jag = 0, bush } = options;
  const { random, width } = drawing;
  const noise = valueNoise(random, 4, roughness);
  const profile: OutlinePoint[] = [];
  for (let x = -40; x <= width + step; x += step) {
    const hill = peak ? peak[2] * Math.exp(-(((x - peak[0]) / peak[1]) ** 2)) : 0;
    const height = amplitude * noise((x / width) * frequency * 2 + 9) + hill;
    profile.push([x, y - height + (jag ? random.between(-jag, jag) : 0)]);
  }
  const top = Math.min(...profile.map(([, py]) => py));
  const first = profile[0]?.[1] ?? y;
  const last = profile.at(-1)?.[1] ?? y;
  const outline: Outline = [
    [-80, first],
    ...profile,
    [width + 80, last],
    [width + 80, to, 'corner'],
    [-80, to, 'corner'],
  ];
  const fill = haze
    ? drawing.gradient([
        [0, colour],
        [Math.min(1, depth / Math.max(1, to - top)), haze],
      ])
    : colour;
  drawing.path(blob(outline), fill);
  if (bush) {
    const level = (x: number): number => {
      const at = Math.max(0, Math.min(profile.length - 2, (x + 40) / step));
      const index = Math.floor(at);
      const here = profile[index]?.[1] ?? y;
      return here + ((profile[index + 1]?.[1] ?? here) - here) * (at - index);
    };
    drawing.path(shrubs(drawing, bush.count, bush.height, level), colour);
  }
}

/** Rounded shrubs and tiny umbrella trees along a line. */
function shrubs(
  { random, width }: Drawing,
  count: number,
  height: readonly [number, number],
  level: (x: number) => number,
): string {
  const each = range(Math.round(count * 0.7), () => {
    const x = Math.round(random.between(0, width));
    const y = Math.round(level(x) + 3);
    const h = Math.round(random.between(...height));
    const [a, b, c] = [Math.round(h * 0.9), Math.round(h * 0.8), Math.round(h * 1.6)];
    return random.chance(0.45)
      ? `M${x} ${y}v${-h}h${-a}q${h}${-b} ${h * 2} 0h${-a}v${h}z`
      : `M${x} ${y}q${h}${-c} ${Math.round(h * 2.2)} 0z`;
  });
  return each.join('');
}

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

export interface GrassOptions {
  y: number;
  colour: Colour;
  count?: number;
  height?: readonly [number, number];
  wave?: number;
  lean?: number;
}

const STRIP = 640;

/** Tapering, leaning blades with some seed heads: one strip, laid side by side. */
export function grass(drawing: Drawing, options: GrassOptions): void {
  const { y, colour, count = 70, height = [40, 110], wave = 14, lean = 0.25 } = options;
  const seed = drawing.random.next().toString(36);
  const blades = Math.round(count / 2.6);
  const id = drawing.symbol(`grass ${seed}`, () => {
    const random = new Random(seed);
    return range(blades, (index) => {
      const x = Math.round((STRIP * (index + random.next())) / blades);
      const tuft = 0.75 + 0.5 * Math.sin(x / 101 + height[0]) ** 2;
      const length = Math.round(random.between(height[0] * 0.6, height[1] * 1.25) * tuft);
      const foot = Math.round(random.between(-wave, wave) * 0.4 + 8);
      const tip = Math.round(length * (lean + random.between(-0.45, 0.45)));
      const width = Math.round(3 + length * 0.045);
      const numbers = [
        `M${x} ${foot}q${Math.round(tip * 0.15)} ${-Math.round(length * 0.6)} ${tip} ${-length}`,
        `q${Math.round(tip * -0.45) + width} ${Math.round(length * 0.4)} ${width - tip} ${length}z`,
      ];
      const blade = numbers.join('').replaceAll(' -', '-');
      if (!random.chance(0.22)) return blade;
      const head = (share: number, radius: number) =>
        [x + tip * share, foot - length * share, radius] as const;
      return blade + stroke([head(0.8, 1.5), head(1.02, width * 0.7), head(1.2, 1)], { steps: 1 });
    }).join('');
  });
  const strips = range(Math.ceil(drawing.width / STRIP), (index) =>
    drawing.reference(id, {
      x: index * (STRIP - 12) - 14,
      y: y + ([0, 7, -3][index % 3] ?? 0),
      scaleY: [1, 0.9, 1.08][index % 3],
    }),
  );
  drawing.add(`<g fill="${drawing.colour(colour)}">${strips.join('')}</g>`);
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
