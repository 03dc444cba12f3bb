import type { Colour, Drawing } from '../core/drawing.js';
import { blob, stroke } from '../core/path.js';
import { type OutlinePoint, type Point, range } from '../core/points.js';
import { Random } from '../core/random.js';
import type { TreeOptions } from './tree.js';

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
