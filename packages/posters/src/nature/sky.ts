import { ramp } from '../core/colour.js';
import type { Colour, Drawing } from '../core/drawing.js';
import { valueNoise } from '../core/noise.js';
import { blob, dots, ellipse, polygon } from '../core/path.js';
import { type OutlinePoint, type Point, range } from '../core/points.js';

export interface SkyOptions {
  /** from the zenith down */
  colours: Colour[];
  horizon: number;
  bands?: number;
  /** height of the waves in the bands */
  wave?: number;
  /** the bands lift around this place */
  sun?: { x: number; lift: number };
}

/** Flat wavy steps of colour, never a smooth gradient. */
export function sky(drawing: Drawing, { colours, horizon, bands = 11, wave = 14, sun }: SkyOptions): void {
  const { width, height } = drawing;
  const stops = colours.map((colour) => drawing.colour(colour));
  const noise = valueNoise(drawing.random, 3);
  drawing.path(`M0 0h${width}v${height}H0z`, ramp(stops, 0));
  for (let band = 1; band < bands; band++) {
    const depth = band / (bands - 1);
    const level = horizon * (band / bands) ** 0.92;
    const edge: OutlinePoint[] = [];
    for (let x = -120; x <= width + 270; x += 270) {
      const lift = sun
        ? Math.exp(-9 * ((x - sun.x) / width) ** 2) * sun.lift * depth * (1 - depth * 0.35)
        : 0;
      edge.push([x, level + noise(x / 420 + band * 7) * wave - lift]);
    }
    drawing.path(
      blob([...edge, [width + 200, height, 'corner'], [-200, height, 'corner']]),
      ramp(stops, depth),
    );
  }
}

export interface SunOptions {
  x: number;
  y: number;
  /** 0 leaves only the halo */
  r: number;
  colour?: Colour;
  glow: Colour;
  rings?: number;
  /** each ring's radius against the one within */
  growth?: number;
  opacity?: number;
}

/** A disc within translucent rings. */
export function sun(
  drawing: Drawing,
  { x, y, r, colour = '#fff', glow, rings = 4, growth = 1.55, opacity = 0.16 }: SunOptions,
): void {
  const core = r || 60;
  for (let ring = rings; ring >= 1; ring--)
    drawing.path(ellipse(x, y, core * growth ** ring), glow, { opacity });
  if (r) drawing.path(ellipse(x, y, r), colour);
}

export interface MoonOptions extends SunOptions {
  shade: Colour;
}

export function moon(drawing: Drawing, options: MoonOptions): void {
  const { x, y, r, shade } = options;
  sun(drawing, { rings: 3, ...options });
  const seas = [
    ellipse(x - r * 0.25, y - r * 0.1, r * 0.2),
    ellipse(x + r * 0.3, y + r * 0.3, r * 0.26),
    ellipse(x + r * 0.2, y - r * 0.45, r * 0.12),
  ];
  drawing.path(seas.join(''), shade);
}

export interface StarsOptions {
  count?: number;
  /** stars lie above this line */
  to: number;
  colour?: Colour;
  /** a band of the Milky Way, between two ends */
  milkyWay?: { from: Point; to: Point; width: number; colour: Colour };
}

const STAR_SIZES = [
  { width: 2.6, opacity: 0.6 },
  { width: 4, opacity: 0.85 },
  { width: 6.5, opacity: 1 },
] as const;

export function stars(
  drawing: Drawing,
  { count = 220, to, colour = '#fff4d6', milkyWay }: StarsOptions,
): void {
  const { random, width } = drawing;
  const along = (share: number, spread: number): Point => {
    if (!milkyWay) return [0, 0];
    const bend = Math.sin(share * 3.4) * milkyWay.width * 0.7;
    return [
      milkyWay.from[0] + (milkyWay.to[0] - milkyWay.from[0]) * share + bend + random.bell() * spread,
      milkyWay.from[1] + (milkyWay.to[1] - milkyWay.from[1]) * share + random.bell() * spread * 0.6,
    ];
  };
  if (milkyWay) {
    for (const [clump, colourOpacity] of [0.05, 0.05, 0.06, 0.07].entries()) {
      const half = milkyWay.width * (1 - clump * 0.22);
      const sides = range(11, (index) => {
        const [x, y] = along(index / 10, 30);
        const thickness = half * (0.65 + 0.35 * Math.sin(index * 0.8 + clump));
        return {
          x,
          y,
          near: thickness * random.between(0.5, 1.2),
          far: thickness * random.between(0.5, 1.2),
        };
      });
      const outline = [
        ...sides.map(({ x, y, near }): Point => [x - near, y + near * 0.4]),
        ...sides.reverse().map(({ x, y, far }): Point => [x + far, y - far * 0.4]),
      ];
      drawing.path(blob(outline), milkyWay.colour, { opacity: colourOpacity });
    }
  }
  const bySize: Point[][] = STAR_SIZES.map(() => []);
  for (let star = 0; star < count; star++) {
    const inBand = milkyWay !== undefined && random.chance(0.5);
    const [x, y] = inBand
      ? along(random.next(), milkyWay.width * 1.1)
      : ([random.next() * width, random.next() ** 1.2 * to] as const);
    if (y < 0 || y > to || x < 0 || x > width) continue;
    bySize[random.chance(0.08) ? 2 : random.chance(0.3) ? 1 : 0]?.push([x, y]);
  }
  for (const [index, size] of STAR_SIZES.entries()) {
    drawing.line(dots(bySize[index] ?? []), colour, size.width, {
      opacity: size.opacity,
      attributes: 'stroke-linecap="round"',
    });
  }
}

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

export interface BirdsOptions {
  x: number;
  y: number;
  width: number;
  height: number;
  count: number;
  size: number;
  colour: Colour;
  /** in a skein instead of scattered */
  skein?: boolean;
}

export function birds(
  drawing: Drawing,
  { x, y, width, height, count, size, colour, skein }: BirdsOptions,
): void {
  const { random } = drawing;
  const flock = range(count, (index) => {
    const share = count > 1 ? index / (count - 1) : 0;
    const back = Math.abs(share - 0.5) * 2;
    const bx = skein ? (share - 0.5) * width : (random.bell() * width) / 2;
    const by = skein ? back * height * (share > 0.5 ? 0.7 : 1) : (random.bell() * height) / 2;
    return bird(x + bx, y + by, size * random.between(0.75, 1.15), random.between(0.35, 0.6));
  });
  drawing.path(flock.join(''), colour);
}

/** Spread wings seen from afar. */
export function bird(x: number, y: number, size: number, lift = 0.5): string {
  const [a, h] = [Math.round(size), Math.round(size * lift)];
  const part = (share: number, of: number) => Math.round(share * of);
  return (
    `M${Math.round(x - a)} ${Math.round(y - h)}q${part(0.6, a)} ${part(-0.2, h)} ${a} ${h}` +
    `q${part(0.4, a)} ${part(-1.2, h)} ${a} ${-h}q${part(-0.7, a)} ${part(0.15, h)} ${-a} ${part(1.35, h)}` +
    `q${part(-0.3, a)} ${part(-1.2, h)} ${-a} ${part(-1.35, h)}z`
  );
}
