import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../core/path.js';
import { type OutlinePoint, type Point, range } from '../core/points.js';
import { Random } from '../core/random.js';
import { leaf } from './foliage.js';

export interface BananaOptions {
  x: number;
  y: number;
  height: number;
  colour: Colour;
  light: Colour;
  flip?: boolean;
}

/** A banana plant: torn, arching leaves from one stem. */
export function banana(drawing: Drawing, { x, y, height, colour, light, flip }: BananaOptions): void {
  const h = 600;
  const leaves = (
    [
      [-2.75, 0.5],
      [-2.3, 0.58],
      [-1.85, 0.62],
      [-1.4, 0.6],
      [-0.95, 0.6],
      [-0.5, 0.54],
      [-0.12, 0.44],
    ] as const
  ).map(([angle, reach]) => {
    const along = (t: number): Point => [
      Math.cos(angle) * reach * h * t,
      -h * 0.42 + Math.sin(angle) * reach * h * t + h * 0.34 * t * t * Math.abs(Math.cos(angle)),
    ];
    const side = (sign: number): OutlinePoint[] =>
      range(7, (index): OutlinePoint => {
        const t = 0.1 + (index / 6) * 0.84;
        const [px, py] = along(t);
        const broad = h * 0.075 * Math.sin(Math.PI * (0.1 + 0.85 * t)) * (index % 3 === 2 ? 0.62 : 1);
        return [
          px - Math.sin(angle) * broad * sign,
          py + Math.cos(angle) * broad * sign,
          index % 3 === 2 ? 'corner' : undefined,
        ];
      });
    const blade = blob([along(0), ...side(-1), [...along(1), 'corner'], ...side(1).reverse()]);
    const rib = stroke(range(4, (index) => [...along(0.06 + index * 0.29), 4 - index] as const));
    return { blade, rib };
  });
  const stem = stroke([
    [0, -h * 0.44, 14],
    [4, -h * 0.2, 20],
    [0, 4, 30],
  ]);
  const id = drawing.symbol('banana', () => stem + leaves.map(({ blade }) => blade).join(''));
  const ribs = drawing.symbol('banana ribs', () => leaves.map(({ rib }) => rib).join(''));
  drawing.use(id, { x, y, scale: height / h, flip, fill: colour });
  drawing.use(ribs, { x, y, scale: height / h, flip, fill: light });
}

export interface SenecioOptions {
  list: (readonly [x: number, y: number, height: number])[];
  colour: Colour;
  light: Colour;
}

/** Giant groundsels of Kilimanjaro: thick candelabra that end in rosettes. */
export function senecio(drawing: Drawing, { list, colour, light }: SenecioOptions): void {
  const rosette = (x: number, y: number, r: number): { dark: string; lit: string } => {
    const spikes = (count: number, reach: number): OutlinePoint[] =>
      range(count * 2 + 1, (index): OutlinePoint => {
        const angle = -Math.PI * (1.12 - (1.24 * index) / (count * 2));
        const length = index % 2 ? reach * 0.6 : reach;
        return [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
      });
    const skirt = blob([
      [x - r * 0.5, y],
      [x + r * 0.5, y],
      [x + r * 0.42, y + r * 1.3],
      [x - r * 0.42, y + r * 1.3],
    ]);
    return {
      dark: polygon([...spikes(9, r), [x, y + r * 0.3]]) + skirt,
      lit: polygon([...spikes(6, r * 0.62), [x, y]]),
    };
  };
  const heads = [rosette(-62, -232, 46), rosette(4, -300, 54), rosette(74, -214, 44), rosette(38, -150, 34)];
  const wood = drawing.symbol(
    'senecio',
    () =>
      stroke('0,0,24 2,-80,20 4,-170,18 4,-290,17') +
      stroke('2,-90,16 -40,-130,15 -60,-170,15 -62,-225,16') +
      stroke('2,-70,15 46,-104,14 72,-140,14 74,-206,15') +
      stroke('4,-60,10 30,-90,10 38,-146,11') +
      heads.map(({ dark }) => dark).join(''),
  );
  const lit = drawing.symbol('senecio light', () => heads.map((head) => head.lit).join(''));
  for (const [x, y, height] of list) {
    drawing.use(wood, { x, y, scale: height / 350, fill: colour });
    drawing.use(lit, { x, y, scale: height / 350, fill: light });
  }
}

export interface BranchletOptions {
  x: number;
  y: number;
  scale: number;
  rotate?: number;
  flip?: boolean;
  leaf: Colour;
  vein: Colour;
  berry: Colour;
  shine: Colour;
}

/** A bough of ripe coffee, near the viewer. */
export function coffeeBranch(drawing: Drawing, options: BranchletOptions): void {
  const { x, y, scale, rotate, flip, leaf: leafColour, vein, berry, shine } = options;
  const twig = stroke('0,0,9 160,-24,8 330,-20,6 500,10,3');
  const pairs = range(4, (index) => 70 + index * 120);
  const level = (u: number) => -24 * Math.sin((u / 500) * Math.PI) + (u > 330 ? (u - 330) * 0.06 : 0);
  const leaves = pairs.flatMap((u) =>
    [-1, 1].map((side) => leaf([u, level(u)], side * 0.95, 190 - u * 0.12, 44)),
  );
  const veins = pairs.flatMap((u) =>
    [-1, 1].map((side) => {
      const length = (190 - u * 0.12) * 0.86;
      return stroke([
        [u, level(u), 3],
        [u + Math.cos(side * 0.95) * length, level(u) + Math.sin(side * 0.95) * length, 1],
      ]);
    }),
  );
  const random = new Random('coffee');
  const berries = pairs.flatMap((u) =>
    range(7, () => [u + random.bell() * 34, level(u) + random.bell() * 30, random.between(13, 17)] as const),
  );
  drawing.group(
    `transform="translate(${x} ${y})rotate(${rotate ?? 0})scale(${flip ? -scale : scale} ${scale})"`,
    () => {
      drawing.path(leaves.join('') + leaf([490, 10], 0.2, 150, 36), leafColour);
      drawing.path(veins.join('') + twig, vein);
      drawing.path(berries.map(([bx, by, r]) => ellipse(bx, by, r)).join(''), berry);
      drawing.path(
        berries.map(([bx, by, r]) => ellipse(bx - r * 0.3, by - r * 0.35, r * 0.28)).join(''),
        shine,
      );
    },
  );
}
