import type { Colour, Drawing } from '../core/drawing.js';
import { blob, polygon, stroke } from '../core/path.js';
import { range } from '../core/points.js';

export interface HutsOptions {
  list: { x: number; y: number; size: number }[];
  wall: Colour;
  wallLight: Colour;
  roof: Colour;
  roofLight: Colour;
  door: Colour;
  /** low and rounded, plastered all over, or round with a peaked thatch */
  kind: 'plastered' | 'thatched';
}

export function huts(
  drawing: Drawing,
  { list, wall, wallLight, roof, roofLight, door, kind }: HutsOptions,
): void {
  const plastered: [Colour, string][] = [
    [wall, blob('-130,0! -136,-50 -110,-92 -40,-112 40,-112 108,-94 136,-52 130,0!')],
    [wallLight, blob('-130,0! -136,-50 -110,-92 -40,-112 0,-112 -60,-90 -92,-40 -94,0!')],
    [roof, blob('-126,-70 -110,-96 -40,-118 40,-118 112,-96 126,-68 60,-90 -60,-90')],
    [roofLight, stroke('-112,-86,2 -40,-108,5 40,-110,3')],
    [door, blob('-22,0! -24,-52 0,-66 24,-52 22,0!')],
  ];
  const straws = range(11, (index) => {
    const u = (index - 5) / 5;
    return stroke(
      [
        [u * 12, -196, 1],
        [u * 80, -140, 2.4],
        [u * 138, -86, 1.4],
      ],
      { steps: 1 },
    );
  });
  const thatched: [Colour, string][] = [
    [wall, polygon('-100,-100 100,-100 96,0 -96,0')],
    [wallLight, polygon('-100,-100 -30,-100 -40,0 -96,0')],
    [door, polygon('-20,0 -20,-66 22,-66 22,0')],
    [roof, blob('0,-210! 60,-150 150,-76! 80,-84 0,-88 -80,-84 -150,-76! -60,-150')],
    [roofLight, straws.slice(0, 6).join('')],
    [door, straws.slice(6).join('')],
  ];
  const id = drawing.symbol(`hut ${kind} ${wall}`, () =>
    (kind === 'plastered' ? plastered : thatched)
      .map(([fill, path]) => `<path fill="${drawing.colour(fill)}" d="${path}"/>`)
      .join(''),
  );
  for (const { x, y, size } of list) drawing.use(id, { x, y, scale: size });
}

export interface FenceOptions {
  /** the line on which it stands */
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  sag?: number;
  height: number;
  colour: Colour;
}

/** A fence of thorn branches around a homestead. */
export function thornFence(drawing: Drawing, { from, to, sag = 0, height, colour }: FenceOptions): void {
  const { random } = drawing;
  const count = Math.round(Math.abs(to[0] - from[0]) / (height * 0.16));
  const thorns = range(count, (index) => {
    const share = index / count;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag;
    const tall = height * random.between(0.6, 1.1);
    const lean = random.bell() * height * 0.8;
    return polygon([
      [x - 4, y + 6],
      [x + lean * 0.5 - 3, y - tall * 0.6],
      [x + lean, y - tall],
      [x + lean * 0.5 + 3, y - tall * 0.5],
      [x + 5, y + 6],
    ]);
  });
  drawing.path(thorns.join(''), colour);
}
