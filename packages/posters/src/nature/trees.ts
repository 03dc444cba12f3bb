import type { Colour, Drawing } from '../core/drawing.js';
import { blob, polygon, stroke } from '../core/path.js';
import { mirrored, type OutlinePoint, type Point, range } from '../core/points.js';
import { Random } from '../core/random.js';

interface TreeOptions {
  x: number;
  y: number;
  height: number;
  /** names the individual: the same seed is the same tree */
  seed: string;
  colour: Colour;
  /** a lit edge toward `sunSide` */
  rim?: Colour;
  sunSide?: -1 | 1;
  flip?: boolean;
}

export interface AcaciaOptions extends TreeOptions {
  leaf?: Colour;
  /** width of the crown against the height */
  spread?: number;
  lean?: number;
}

const ACACIA_HEIGHT = 400;

/** The umbrella thorn: a fork, spreading boughs, and flat storeys of leaf. */
export function acacia(drawing: Drawing, options: AcaciaOptions): void {
  const {
    x,
    y,
    height,
    seed,
    colour,
    leaf = colour,
    rim,
    sunSide = -1,
    spread = 1.25,
    lean = 0,
    flip,
  } = options;
  const key = `acacia ${seed} ${spread} ${lean}`;
  const wood = drawing.symbol(`${key} wood`, () => acaciaParts(seed, spread, lean).wood);
  const crown = drawing.symbol(`${key} crown`, () => acaciaParts(seed, spread, lean).crown);
  const scale = height / ACACIA_HEIGHT;
  if (rim) drawing.use(wood, { x: x + sunSide * 3, y, scale, flip, fill: rim });
  drawing.use(wood, { x, y, scale, flip, fill: colour });
  if (rim) {
    const shift = { x: x + sunSide * 4 * Math.min(1, scale), y: y - 5 * Math.min(1.2, scale + 0.2) };
    drawing.use(crown, { ...shift, scale, flip, fill: rim });
  }
  drawing.use(crown, { x, y, scale, flip, fill: leaf });
}

function acaciaParts(seed: string, spread: number, lean: number): { wood: string; crown: string } {
  const random = new Random(seed);
  const h = ACACIA_HEIGHT;
  const crownWidth = h * spread;
  const boughs = random.integer(4, 6);
  const tips = range(boughs, (index): Point => {
    const side = (index / (boughs - 1)) * 2 - 1;
    return [
      lean * h + side * crownWidth * 0.4 + random.between(-0.03, 0.03) * crownWidth,
      -h * (0.8 + 0.13 * (1 - side * side) + random.between(-0.035, 0.035)),
    ];
  });
  const fork: Point = [lean * h * 0.4 + random.between(-0.04, 0.04) * h, -h * random.between(0.26, 0.36)];
  const r = h * 0.034;
  let wood = stroke(
    [
      [fork[0], fork[1], r * 0.95],
      [fork[0] * 0.3, -h * 0.12, r * 0.98],
      [0, -h * 0.03, r * 1.15],
      [0, 3, r * 1.6],
    ],
    { flat: true, steps: 2 },
  );
  for (const [x, y] of tips) {
    const elbow: Point = [
      fork[0] + (x - fork[0]) * 0.36 + random.between(-0.03, 0.03) * h,
      fork[1] + (y - fork[1]) * 0.5,
    ];
    wood += stroke(
      [
        [fork[0], fork[1] + r, r * 0.78],
        [...elbow, r * 0.52],
        [x, y + h * 0.02, r * 0.26],
      ],
      { steps: 1 },
    );
    for (const side of [-1, 1]) {
      if (!random.chance(0.75)) continue;
      const end: Point = [
        x + side * crownWidth * random.between(0.07, 0.15),
        y - h * 0.015 + random.between(-0.01, 0.02) * h,
      ];
      wood += stroke(
        [
          [...elbow, r * 0.36],
          [elbow[0] + (end[0] - elbow[0]) * 0.5, elbow[1] + (end[1] - elbow[1]) * 0.62, r * 0.26],
          [...end, r * 0.14],
        ],
        { steps: 1 },
      );
    }
  }
  const clumps = tips.map(([x, y]) =>
    flatClump(
      random,
      [x + random.between(-0.02, 0.02) * crownWidth, y],
      crownWidth * random.between(0.3, 0.42),
      h * random.between(0.075, 0.105),
    ),
  );
  const topmost = flatClump(
    random,
    [lean * h + random.between(-0.04, 0.04) * h, -h * 0.93],
    crownWidth * 0.62,
    h * 0.085,
  );
  return { wood, crown: clumps.join('') + topmost };
}

function flatClump(random: Random, [x, y]: Point, width: number, height: number): string {
  const humps = Math.max(5, Math.round(width / 40));
  const below = Math.round(humps * 0.7);
  const top = range(humps + 1, (index): OutlinePoint => {
    const share = index / humps;
    const arch = Math.sin(Math.PI * (0.04 + 0.92 * share)) ** 0.55;
    return [x - width / 2 + width * share, y - height * arch * random.between(0.72, 1.12)];
  });
  const underside = range(below, (index): OutlinePoint => {
    const share = (below - index) / below;
    return [x - width * 0.46 + width * 0.92 * share, y + height * random.between(-0.08, 0.3)];
  });
  return blob([...top, ...underside]);
}

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
