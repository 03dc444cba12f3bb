import type { Drawing } from '../core/drawing.js';
import { blob, polygon, stroke } from '../core/path.js';
import { mirrored, type OutlinePoint, type Point, range } from '../core/points.js';
import { Random } from '../core/random.js';
import type { TreeOptions } from './tree.js';

export interface PalmOptions extends TreeOptions {
  lean?: number;
  /** hanging, feathered fronds (coconut) or stiff fans on a swollen stem (borassus) */
  kind?: 'coconut' | 'borassus';
}

const PALM_HEIGHT = 600;

export function palm(drawing: Drawing, options: PalmOptions): void {
  const { x, y, height, seed, colour, rim, sunSide = -1, lean = 0.25, kind = 'coconut', flip } = options;
  const id = drawing.symbol(`palm ${kind} ${seed} ${lean}`, () =>
    kind === 'coconut' ? coconutPalm(seed, lean) : borassusPalm(seed, lean),
  );
  const scale = height / PALM_HEIGHT;
  if (rim)
    drawing.use(id, {
      x: x + sunSide * 5 * Math.min(1, scale + 0.2),
      y: y - 3 * scale,
      scale,
      flip,
      fill: rim,
    });
  drawing.use(id, { x, y, scale, flip, fill: colour });
}

function coconutPalm(seed: string, lean: number): string {
  const random = new Random(seed);
  const h = PALM_HEIGHT;
  const top: Point = [lean * h, -h];
  let path = stroke([
    [0, 4, h * 0.026],
    [lean * h * 0.12, -h * 0.3, h * 0.016],
    [lean * h * 0.5, -h * 0.68, h * 0.013],
    [...top, h * 0.012],
  ]);
  const fronds = 10;
  for (let frond = 0; frond < fronds; frond++) {
    const angle = -Math.PI * (1.2 - 1.4 * ((frond + 0.5) / fronds)) + random.between(-0.09, 0.09);
    const length = h * random.between(0.36, 0.46);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const droop = h * (0.1 + 0.18 * Math.abs(dx));
    const along = (t: number): Point => [
      top[0] + dx * length * t,
      top[1] + dy * length * t * 0.85 + droop * t * t,
    ];
    path += palmFrond(along, h * 0.006, h * 0.1, Math.sign(dx) || 1);
  }
  for (const [nx, ny] of [
    [-0.02, 0.03],
    [0.025, 0.035],
    [0.003, 0.05],
  ] as const) {
    path += blob(
      mirrored('0,-10 9,-6 10,4 0,11').map(
        ([u, v]): OutlinePoint => [top[0] + nx * h + u, top[1] + ny * h + v],
      ),
    );
  }
  return path;
}

/** A rib with leaflets that hang from both sides as one comb. */
function palmFrond(along: (t: number) => Point, rib: number, leaflet: number, side: number): string {
  const count = 9;
  const edge = (below: boolean): OutlinePoint[] =>
    range(count, (index): OutlinePoint[] => {
      const t = (index + 0.6) / count;
      const [x, y] = along(t);
      const [nextX, nextY] = along(Math.min(1, t + 0.05));
      const reach = leaflet * Math.sin(Math.PI * (0.14 + 0.76 * t)) * (below ? 1 : 0.34);
      return [
        [x, y + (below ? rib : -rib)],
        [nextX + side * reach * 0.62, nextY + (below ? reach : -reach * 0.4)],
      ];
    }).flat();
  const tip = along(1.06);
  return polygon([along(0), ...edge(false), tip, ...edge(true).reverse()]);
}

function borassusPalm(seed: string, lean: number): string {
  const random = new Random(seed);
  const h = PALM_HEIGHT;
  const top: Point = [lean * h, -h * 0.9];
  let path = stroke([
    [0, 4, h * 0.022],
    [lean * h * 0.2, -h * 0.3, h * 0.013],
    [lean * h * 0.6, -h * 0.58, h * 0.026],
    [...top, h * 0.013],
  ]);
  const fans = 11;
  for (let fan = 0; fan < fans; fan++) {
    const angle = -Math.PI * (1.28 - 1.56 * (fan / (fans - 1))) + random.between(-0.08, 0.08);
    const stem = h * random.between(0.06, 0.11);
    const [cx, cy] = [top[0] + Math.cos(angle) * stem, top[1] + Math.sin(angle) * stem];
    const r = h * random.between(0.095, 0.125);
    const blades = range(13, (index): Point => {
      const turn = angle + ((index - 6) / 6) * 1.25;
      const reach = index % 2 ? r * 0.72 : r;
      return [cx + Math.cos(turn) * reach, cy + Math.sin(turn) * reach];
    });
    path += polygon([[cx - Math.cos(angle) * r * 0.2, cy - Math.sin(angle) * r * 0.2], ...blades]);
    path += stroke([
      [...top, 3],
      [cx, cy, 2.4],
    ]);
  }
  return path;
}
