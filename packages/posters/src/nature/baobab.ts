import type { Colour, Drawing } from '../core/drawing.js';
import { blob, polygon, stroke } from '../core/path.js';
import type { OutlinePoint, Point } from '../core/points.js';
import { Random } from '../core/random.js';
import type { TreeOptions } from './tree.js';

export interface BaobabOptions extends TreeOptions {
  /** lit folds of the bark */
  folds?: Colour;
}

const BAOBAB_HEIGHT = 600;

/** A bottle of a trunk and stubby boughs that fork three times. */
export function baobab(drawing: Drawing, options: BaobabOptions): void {
  const { x, y, height, seed, colour, rim, folds, sunSide = -1, flip } = options;
  const part = (name: 'wood' | 'twigs' | 'folds') =>
    drawing.symbol(`baobab ${seed} ${name}`, () => baobabParts(seed)[name]);
  const scale = height / BAOBAB_HEIGHT;
  if (rim) {
    drawing.use(part('wood'), {
      x: x + sunSide * 6 * Math.min(1, scale + 0.2),
      y: y - 2,
      scale,
      flip,
      fill: rim,
    });
  }
  drawing.use(part('wood'), { x, y, scale, flip, fill: colour });
  if (folds) drawing.use(part('folds'), { x, y, scale, flip, fill: folds });
  if (scale > 0.25) drawing.use(part('twigs'), { x, y, scale, flip, fill: colour });
}

function baobabParts(seed: string): { wood: string; twigs: string; folds: string } {
  const random = new Random(seed);
  const h = BAOBAB_HEIGHT;
  const w = h * random.between(0.135, 0.165);
  const trunk: OutlinePoint[] = [
    [-w * 1.5, 6, 'corner'],
    [-w * 1.12, -h * 0.035],
    [-w, -h * 0.14],
    [-w * 1.08, -h * 0.3],
    [-w * 0.93, -h * 0.44],
    [-w * 0.78, -h * 0.54],
    [-w * 0.5, -h * 0.6],
    [0, -h * 0.57],
    [w * 0.5, -h * 0.61],
    [w * 0.8, -h * 0.53],
    [w * 0.96, -h * 0.4],
    [w * 1.04, -h * 0.25],
    [w * 0.98, -h * 0.12],
    [w * 1.15, -h * 0.03],
    [w * 1.55, 6, 'corner'],
  ];
  let wood = blob(trunk);
  const ends: { x: number; y: number; angle: number }[] = [];
  const branch = (x: number, y: number, angle: number, length: number, r: number, forks: number): void => {
    const bent = angle + random.between(-0.22, 0.22);
    const middle: Point = [x + Math.cos(angle) * length * 0.5, y + Math.sin(angle) * length * 0.5];
    const end: Point = [middle[0] + Math.cos(bent) * length * 0.5, middle[1] + Math.sin(bent) * length * 0.5];
    wood += stroke(
      [
        [x, y, r],
        [...middle, r * 0.72],
        [...end, forks ? r * 0.5 : r * 0.3],
      ],
      { steps: 1 },
    );
    if (!forks) {
      ends.push({ x: end[0], y: end[1], angle: bent });
      return;
    }
    const count = forks > 1 ? 2 : random.integer(2, 3);
    for (let index = 0; index < count; index++) {
      const turn = (index - (count - 1) / 2) * random.between(0.75, 1.1) + random.between(-0.1, 0.1);
      branch(
        ...end,
        bent * 0.82 - 0.09 * Math.PI + turn,
        length * random.between(0.56, 0.74),
        r * 0.5,
        forks - 1,
      );
    }
  };
  for (let index = 0; index < 5; index++) {
    const share = index / 4;
    const angle = -Math.PI * (0.93 - 0.86 * share) + random.between(-0.08, 0.08);
    const y = -h * (0.52 + 0.03 * Math.sin(Math.PI * share));
    branch((share * 2 - 1) * w * 0.55, y, angle, h * random.between(0.17, 0.22), w * 0.34, 2);
  }
  const twigs = ends.flatMap(({ x, y, angle }) =>
    [-0.5, 0.35].map((turn) => twig(random, x, y, angle + turn)),
  );
  const folds = (
    [
      [-0.74, 0.5],
      [-0.5, 0.44],
      [-0.2, 0.5],
      [0.12, 0.4],
      [0.42, 0.46],
    ] as const
  ).map(([side, rise]) =>
    stroke(
      [
        [side * w * 1.25, -h * 0.02, 3],
        [side * w * 1.02, -h * 0.2, h * 0.0085],
        [side * w * 0.95, -h * rise * 0.8, h * 0.007],
        [side * w * 0.62, -h * (rise + 0.05), 1.5],
      ],
      { steps: 2 },
    ),
  );
  return { wood, twigs: twigs.join(''), folds: folds.join('') };
}

function twig(random: Random, x: number, y: number, towards: number): string {
  const length = BAOBAB_HEIGHT * random.between(0.035, 0.075);
  const angle = towards + random.between(-0.2, 0.2);
  const half = BAOBAB_HEIGHT * 0.0042;
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length - length * 0.2];
  const [nx, ny] = [Math.sin(angle) * half, -Math.cos(angle) * half];
  const droop = length * 0.08;
  return polygon([
    [x + nx * 1.5, y + ny * 1.5],
    [(x + endX) / 2 + nx * 2, (y + endY) / 2 + ny * 2 + droop],
    [endX, endY],
    [(x + endX) / 2 - nx, (y + endY) / 2 - ny + droop],
    [x - nx * 1.5, y - ny * 1.5],
  ]);
}
