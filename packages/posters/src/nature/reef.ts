import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, stroke } from '../core/path.js';
import { type OutlinePoint, type Point, range } from '../core/points.js';
import { Random } from '../core/random.js';

type CoralKind = 'staghorn' | 'fan' | 'brain' | 'table' | 'tube';

export interface CoralsOptions {
  list: {
    kind: CoralKind;
    x: number;
    y: number;
    size: number;
    colour: Colour;
    light: Colour;
    flip?: boolean;
  }[];
}

export function corals(drawing: Drawing, { list }: CoralsOptions): void {
  for (const { kind, x, y, size, colour, light, flip } of list) {
    const shape = drawing.symbol(`coral ${kind}`, () => CORALS[kind]().shape);
    const lit = drawing.symbol(`coral ${kind} light`, () => CORALS[kind]().light || 'M0 0');
    drawing.use(shape, { x, y, scale: size, flip, fill: colour });
    drawing.use(lit, { x, y, scale: size, flip, fill: light });
  }
}

const CORALS: Record<CoralKind, () => { shape: string; light: string }> = {
  staghorn: () => {
    const random = new Random('staghorn');
    let shape = '';
    let light = '';
    const grow = (x: number, y: number, angle: number, length: number, r: number, forks: number): void => {
      const end: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
      shape += stroke(
        [
          [x, y, r],
          [(x + end[0]) / 2, (y + end[1]) / 2, r * 0.85],
          [...end, r * 0.66],
        ],
        { steps: 1 },
      );
      light += ellipse(end[0], end[1], r * 0.62);
      if (!forks) return;
      for (const turn of [-0.5, 0.1, 0.6])
        grow(...end, angle + turn + random.bell() * 0.2, length * 0.72, r * 0.72, forks - 1);
    };
    for (const angle of [-2.2, -1.6, -1]) grow(0, 0, angle, 90, 20, 2);
    return { shape, light };
  },
  fan: () => {
    let shape = stroke('0,10,12 0,-30,10 0,-60,8');
    for (let arm = 0; arm < 15; arm++) {
      const angle = -Math.PI * (0.08 + (0.84 * arm) / 14);
      const reach = 200 * (0.8 + 0.2 * Math.sin(arm * 2.3));
      shape += stroke(
        [
          [0, -40, 6],
          [Math.cos(angle) * reach * 0.5, -40 + Math.sin(angle) * reach * 0.55, 5],
          [Math.cos(angle) * reach, -40 + Math.sin(angle) * reach, 4],
        ],
        { steps: 2 },
      );
    }
    for (const reach of [70, 110, 150, 185]) {
      shape += stroke(
        range(9, (index) => {
          const angle = -Math.PI * (0.1 + 0.1 * index);
          return [Math.cos(angle) * reach, -40 + Math.sin(angle) * reach, 3] as const;
        }),
        { steps: 1 },
      );
    }
    return { shape, light: '' };
  },
  brain: () => {
    const folds = range(6, (row) =>
      stroke(
        range(7, (index) => {
          const u = (index / 6) * 2 - 1;
          const dome = Math.sqrt(Math.max(0, 1 - u * u * 0.9));
          return [
            u * (130 - row * 9),
            -dome * (112 - row * 19) + (index % 2 ? 7 : -7),
            index % 6 ? 5 : 1,
          ] as const;
        }),
      ),
    );
    return {
      shape: blob('-150,10! -150,-50 -90,-120 0,-138 90,-120 150,-50 150,10!'),
      light: folds.join(''),
    };
  },
  table: () => ({
    shape:
      stroke('0,6,40 0,-50,18 0,-84,26') +
      blob('-190,-84! -170,-110 -60,-124 60,-122 170,-108 190,-82! 90,-74 0,-70 -90,-74'),
    light: blob('-184,-92 -150,-112 -40,-124 60,-122 160,-108 60,-112 -60,-110'),
  }),
  tube: () => {
    const tubes: [number, number, number][] = [
      [-70, 120, 24],
      [-24, 180, 28],
      [30, 150, 26],
      [76, 100, 22],
    ];
    return {
      shape: tubes
        .map(([x, h, r]) =>
          stroke(
            [
              [x * 0.5, 6, r * 0.8],
              [x * 0.9, -h * 0.5, r * 0.9],
              [x, -h, r],
            ],
            { steps: 2 },
          ),
        )
        .join(''),
      light: tubes.map(([x, h, r]) => ellipse(x, -h - r * 0.6, r * 0.66, r * 0.34)).join(''),
    };
  },
};

export interface BubblesOptions {
  list: (readonly [x: number, y: number, height: number])[];
  colour: Colour;
}

export function bubbles(drawing: Drawing, { list, colour }: BubblesOptions): void {
  const { random } = drawing;
  const rings = list.flatMap(([x, y, height]) =>
    range(9, (index) => {
      const rise = index / 9;
      return ellipse(x + random.bell() * 30, y - rise * height, 3 + rise * 9);
    }),
  );
  drawing.line(rings.join(''), colour, 3, { opacity: 0.8 });
}

export interface CausticsOptions {
  from: number;
  to: number;
  count: number;
  colour: Colour;
  opacity?: number;
}

/** The moving net of light on a shallow sea floor or under the surface. */
export function caustics(
  drawing: Drawing,
  { from, to, count, colour, opacity = 0.5 }: CausticsOptions,
): void {
  const { random, width } = drawing;
  const cells = range(count, () => {
    const near = random.next();
    const [x, y, r] = [random.between(0, width), from + (to - from) * near, 40 + 80 * near];
    const ring = range(7, (index): OutlinePoint => {
      const angle = (index / 7) * Math.PI * 2;
      return [
        x + Math.cos(angle) * r * random.between(0.8, 1.2),
        y + Math.sin(angle) * r * 0.28 * random.between(0.7, 1.2),
      ];
    });
    return blob(ring);
  });
  drawing.line(cells.join(''), colour, 4, { opacity });
}
