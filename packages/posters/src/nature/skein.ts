import type { Colour, Drawing } from '../core/drawing.js';
import { range } from '../core/points.js';

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
