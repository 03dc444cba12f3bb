import { ramp } from '../core/colour.js';
import type { Colour, Drawing } from '../core/drawing.js';
import { valueNoise } from '../core/noise.js';
import { blob, dots, ellipse } from '../core/path.js';
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
