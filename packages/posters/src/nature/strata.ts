import type { Colour, Drawing } from '../core/drawing.js';
import { valueNoise } from '../core/noise.js';
import { blob, stroke } from '../core/path.js';
import { type Outline, type OutlinePoint, range, readOutline } from '../core/points.js';

export interface StrataOptions {
  outline: Outline;
  /** colour of each bed and the height of its upper edge, from the top down */
  beds: (readonly [colour: Colour, y: number])[];
  shade: Colour;
  /** gullies worn into the face */
  gullies?: number;
  /** how much the beds dip from left to right */
  dip?: number;
}

/** A cliff of layered beds, cut by gullies. */
export function strata(
  drawing: Drawing,
  { outline, beds, shade, gullies = 10, dip = 0 }: StrataOptions,
): void {
  const { random } = drawing;
  const points = readOutline(outline);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const face = blob(points);
  drawing.path(face, beds[0]?.[0] ?? shade);
  drawing.group(`clip-path="url(#${drawing.clip(face)})"`, () => {
    for (const [colour, y] of beds.slice(1)) {
      const noise = valueNoise(random, 3);
      const edge = range(12, (index): OutlinePoint => {
        const share = index / 11;
        return [left + (right - left) * share, y + dip * share + noise(index * 0.9) * 16];
      });
      drawing.path(
        blob([...edge, [right + 40, bottom + 40, 'corner'], [left - 40, bottom + 40, 'corner']]),
        colour,
      );
    }
    const cuts = range(gullies, (index) => {
      const x = left + ((right - left) * (index + random.between(0.2, 0.8))) / gullies;
      const lean = random.between(-50, 50);
      const deep = random.between(0.55, 1) * (bottom - top);
      return stroke(
        [
          [x, top - 10, 2],
          [x + lean * 0.3, top + deep * 0.35, random.between(5, 14)],
          [x + lean * 0.6, top + deep * 0.7, random.between(12, 30)],
          [x + lean, top + deep, 3],
        ],
        { steps: 2 },
      );
    });
    drawing.path(cuts.join(''), shade, { opacity: 0.34 });
  });
}
