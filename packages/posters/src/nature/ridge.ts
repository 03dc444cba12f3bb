import type { Colour, Drawing } from '../core/drawing.js';
import { valueNoise } from '../core/noise.js';
import { blob } from '../core/path.js';
import { type Outline, type OutlinePoint, range } from '../core/points.js';

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
