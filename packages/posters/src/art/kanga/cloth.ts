import type { Drawing } from '../../core/drawing.js';
import { blob } from '../../core/path.js';
import { range } from '../../core/points.js';

/** The printed cloth: pindo (border), mji (field) and, on some, jina (the saying). */
export const WIDTH = 1500;

export const HEIGHT = 1000;

export function nestedFields(
  drawing: Drawing,
  fields: readonly (readonly [inset: number, colour: string])[],
  hollow = false,
): void {
  for (const [inset, colour] of fields) {
    const [w, h] = [WIDTH - 2 * inset, HEIGHT - 2 * inset];
    if (hollow) drawing.line(`M${inset} ${inset}h${w}v${h}h${-w}z`, colour, 8);
    else drawing.path(`M${inset} ${inset}h${w}v${h}h${-w}z`, colour);
  }
}

export function petals(x: number, y: number, count: number, r: number): string {
  return range(count, (index) => {
    const angle = (index / count) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const side = r * 0.21 * (8 / count);
    return blob([
      [x + c * r * 0.2, y + s * r * 0.2, 'corner'],
      [x + c * r * 0.6 - s * side, y + s * r * 0.6 + c * side],
      [x + c * r, y + s * r, 'corner'],
      [x + c * r * 0.6 + s * side, y + s * r * 0.6 - c * side],
    ]);
  }).join('');
}
