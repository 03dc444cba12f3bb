import type { Colour, Drawing } from '../core/drawing.js';
import { stroke } from '../core/path.js';
import { range } from '../core/points.js';
import { Random } from '../core/random.js';

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
