import { lighten } from '../core/colour.js';
import type { Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../core/path.js';
import { type OutlinePoint, range } from '../core/points.js';
import type { HeadwearKind, Person } from './person.js';

const SHADOW = '#12081a';

type Painter = (
  drawing: Drawing,
  width: number,
  colours: readonly [string, string, string],
  person: Person,
) => void;

/** Cloth that hangs behind the neck. */
export function headwearBehind(drawing: Drawing, { headwear, face }: Person): void {
  if (!headwear) return;
  const [cloth] = headwear.colours;
  const w = face.width;
  if (headwear.kind === 'hijab') {
    drawing.path(
      blob([
        [0, -208],
        [92 * w, -192],
        [150, -118],
        [160, 0],
        [150, 120],
        [200, 270],
        [280, 460, 'corner'],
        [-280, 460, 'corner'],
        [-200, 270],
        [-150, 120],
        [-160, 0],
        [-150, -118],
        [-92 * w, -192],
      ]),
      lighten(cloth, -0.12),
    );
  }
  if (headwear.kind === 'kanga') {
    drawing.path(
      blob([
        [0, -206],
        [110 * w, -186],
        [158, -100],
        [170, 40],
        [190, 200],
        [260, 300],
        [-260, 300],
        [-190, 200],
        [-170, 40],
        [-158, -100],
        [-110 * w, -186],
      ]),
      lighten(cloth, -0.14),
    );
  }
}

export function headwearInFront(drawing: Drawing, person: Person): void {
  const { headwear, face } = person;
  if (headwear) PAINTERS[headwear.kind](drawing, face.width * face.forehead, headwear.colours, person);
}

const PAINTERS: Record<HeadwearKind, Painter> = {
  bushHat(drawing, w, [felt, band]) {
    drawing.path(
      blob([
        [-98 * w, -96, 'corner'],
        [-94 * w, -176],
        [-50, -216],
        [0, -200],
        [50, -216],
        [94 * w, -176],
        [98 * w, -96, 'corner'],
      ]),
      felt,
    );
    drawing.path(
      polygon([
        [-99 * w, -130],
        [99 * w, -130],
        [101 * w, -98],
        [-101 * w, -98],
      ]),
      band,
    );
    drawing.path(
      blob([
        [-214, -110],
        [-150, -84],
        [0, -76],
        [150, -84],
        [214, -110],
        [184, -70],
        [90, -62],
        [0, -60],
        [-90, -62],
        [-184, -70],
      ]),
      lighten(felt, -0.05),
    );
    drawing.path(
      blob([
        [14, -208],
        [50, -216],
        [94 * w, -176],
        [99 * w, -96, 'corner'],
        [20, -96, 'corner'],
      ]),
      SHADOW,
      { opacity: 0.22 },
    );
    drawing.path(
      blob([
        [-100 * w, -76, 'corner'],
        [0, -62],
        [100 * w, -76, 'corner'],
        [98 * w, -40],
        [30, -50],
        [-98 * w, -54],
      ]),
      SHADOW,
      { opacity: 0.3 },
    );
  },
  kofia(drawing, w, [cloth, thread]) {
    const half = 105 * w;
    drawing.path(
      polygon([
        [-half - 1, -92],
        [-half + 6, -196],
        [half - 6, -196],
        [half + 1, -92],
      ]) +
        blob([
          [-half + 6, -190],
          [-60, -208],
          [0, -212],
          [60, -208],
          [half - 6, -190],
          [60, -180],
          [-60, -180],
        ]),
      cloth,
    );
    const diamonds = range(7, (index) =>
      polygon([
        [(index - 3) * 28, -168],
        [(index - 3) * 28 + 12, -147],
        [(index - 3) * 28, -126],
        [(index - 3) * 28 - 12, -147],
      ]),
    );
    drawing.path(diamonds.join(''), thread);
    drawing.path(
      range(8, (index) => ellipse((index - 3.5) * 28, -174, 4) + ellipse((index - 3.5) * 28, -120, 4)).join(
        '',
      ),
      thread,
    );
    drawing.path(
      polygon([
        [-half, -104],
        [half, -104],
        [half + 2, -90],
        [-half - 2, -90],
      ]) +
        polygon([
          [-half + 4, -192],
          [half - 4, -192],
          [half - 4, -184],
          [-half + 4, -184],
        ]),
      thread,
    );
    drawing.path(
      polygon([
        [20, -214],
        [half, -196],
        [half + 2, -90],
        [20, -90],
      ]),
      SHADOW,
      { opacity: 0.2 },
    );
  },
  wrap(drawing, w, [cloth, stripe, knot]) {
    const half = 106 * w;
    drawing.path(
      blob([
        [-half - 4, -56, 'corner'],
        [-half - 24, -132],
        [-98, -216],
        [-10, -254],
        [90, -234],
        [half + 26, -150],
        [half + 4, -56, 'corner'],
        [60, -100],
        [0, -108],
        [-60, -100],
      ]),
      cloth,
    );
    const folds = [
      [
        [-half - 4, -62, 2],
        [-40, -150, 15],
        [70, -228, 5],
      ],
      [
        [-half - 16, -122, 3],
        [-50, -198, 12],
        [20, -248, 4],
      ],
      [
        [half + 4, -64, 2],
        [40, -130, 13],
        [-50, -150, 4],
      ],
    ] as const;
    drawing.path(folds.map((fold) => stroke(fold)).join(''), stripe);
    drawing.path(
      blob([
        [40, -238],
        [56, -300],
        [116, -322],
        [134, -276],
        [92, -228],
      ]) +
        blob([
          [70, -228],
          [132, -264],
          [184, -242],
          [164, -204],
          [100, -206],
        ]),
      knot,
    );
    drawing.path(ellipse(80, -228, 25, 21), stripe);
    drawing.path(
      blob([
        [30, -246],
        [90, -234],
        [half + 26, -150],
        [half + 4, -56, 'corner'],
        [60, -100],
        [30, -106],
      ]),
      SHADOW,
      { opacity: 0.18 },
    );
  },
  hijab(drawing, w, [cloth, fold, band]) {
    const open = Math.round(94 * w);
    const chin = Math.round(140 * 1);
    drawing.path(
      `M0-206C-112-206-162-120-152 20C-148 110-190 200-280 460H280C190 200 148 110 152 20C162-120 112-206 0-206z` +
        `M0-114C62-114 ${open}-80 ${open}-10C${open} 82 52 ${chin} 0 ${chin}S${-open} 82 ${-open}-10C${-open}-80-62-114 0-114z`,
      cloth,
      { attributes: 'fill-rule="evenodd"' },
    );
    drawing.path(
      blob([
        [-open + 6, -70, 'corner'],
        [-62, -108],
        [0, -118],
        [62, -108],
        [open - 6, -70, 'corner'],
        [60, -122],
        [0, -132],
        [-60, -122],
      ]),
      band,
    );
    const folds = [
      [
        [-98, 82, 2],
        [-40, 184, 9],
        [90, 226, 2],
      ],
      [
        [-124, 140, 2],
        [-40, 254, 10],
        [140, 306, 2],
      ],
      [
        [-146, 232, 2],
        [-20, 336, 9],
        [160, 390, 2],
      ],
      [
        [-120, -120, 1],
        [-60, -176, 5],
        [20, -192, 1],
      ],
    ] as const;
    drawing.path(folds.map((each) => stroke(each)).join(''), fold);
    drawing.path(
      blob([
        [20, -202],
        [112, -180],
        [154, -60],
        [152, 60],
        [204, 270],
        [280, 460, 'corner'],
        [120, 460, 'corner'],
        [90, 240],
        [60, 150],
        [open, 60],
        [open + 2, -40],
        [60, -108],
        [20, -120],
      ]),
      SHADOW,
      { opacity: 0.2 },
    );
  },
  kanga(drawing, w, [cloth, print, edge]) {
    const edgeLeft: OutlinePoint[] = [
      [-6, -176],
      [-78 * w, -158],
      [-112 * w, -96],
      [-118 * w, 0],
      [-120, 90],
      [-110, 180],
      [-70, 260],
    ];
    const outerLeft: OutlinePoint[] = [
      [-230, 330],
      [-206, 200],
      [-176, 40],
      [-160, -104],
      [-112, -192],
      [0, -216],
    ];
    const right = (points: OutlinePoint[]): OutlinePoint[] => points.map(([x, y]): OutlinePoint => [-x, y]);
    const cape = blob([
      ...edgeLeft,
      ...outerLeft,
      ...right(outerLeft).reverse(),
      ...right(edgeLeft).reverse(),
    ]);
    drawing.path(cape, cloth);
    drawing.group(`clip-path="url(#${drawing.clip(cape)})"`, () => {
      const spots = range(60, (index): string => {
        const x = -230 + (index % 10) * 50 + (Math.floor(index / 10) % 2) * 25;
        return ellipse(x, -200 + Math.floor(index / 10) * 84, 13);
      });
      drawing.path(spots.join(''), print);
      drawing.path(
        blob([
          [20, -214],
          [112, -192],
          [160, -104],
          [176, 40],
          [230, 330],
          [70, 260],
          [120, 90],
          [112 * w, -96],
          [78 * w, -158],
          [20, -176],
        ]),
        SHADOW,
        { opacity: 0.18 },
      );
    });
    const hem = (side: 1 | -1): string =>
      stroke([
        [side * 4, -178, 6],
        [side * 80 * w, -160, 7],
        [side * 115 * w, -96, 7],
        [side * 121 * w, 0, 7],
        [side * 123, 90, 7],
        [side * 112, 180, 7],
        [side * 72, 260, 7],
      ]);
    drawing.path(hem(-1) + hem(1), edge);
  },
  beanie(drawing, w, [wool, stripe, pompom]) {
    const half = 108 * w;
    drawing.path(ellipse(0, -246, 30), pompom);
    drawing.path(
      blob([
        [-half, -86, 'corner'],
        [-half - 4, -150],
        [-78 * w, -214],
        [0, -236],
        [78 * w, -214],
        [half + 4, -150],
        [half, -86, 'corner'],
      ]),
      wool,
    );
    const zigzag = range(
      9,
      (index): OutlinePoint => [(-1 + index / 4) * (half - 2), index % 2 ? -176 : -150],
    );
    drawing.line(`M${zigzag.map(([x, y]) => `${Math.round(x)} ${y}`).join('L')}`, stripe, 13);
    drawing.path(
      polygon([
        [-half - 4, -126],
        [half + 4, -126],
        [half + 2, -78],
        [-half - 2, -78],
      ]),
      stripe,
    );
    drawing.path(
      range(13, (index) =>
        polygon([
          [-half + 4 + (index * half * 2) / 13, -122],
          [-half + 9 + (index * half * 2) / 13, -122],
          [-half + 9 + (index * half * 2) / 13, -82],
          [-half + 4 + (index * half * 2) / 13, -82],
        ]),
      ).join(''),
      wool,
      { opacity: 0.45 },
    );
    drawing.path(
      blob([
        [20, -232],
        [78 * w, -214],
        [half + 4, -150],
        [half + 2, -78, 'corner'],
        [24, -78, 'corner'],
      ]),
      SHADOW,
      { opacity: 0.2 },
    );
  },
  headband(drawing, w, [cloth, dots]) {
    const half = 106 * w;
    drawing.path(
      blob([
        [-half - 3, -76, 'corner'],
        [-half - 3, -112, 'corner'],
        [-50, -140],
        [0, -144],
        [50, -140],
        [half + 3, -112, 'corner'],
        [half + 3, -76, 'corner'],
        [50, -104],
        [0, -108],
        [-50, -104],
      ]),
      cloth,
    );
    drawing.path(
      range(9, (index) => ellipse((index - 4) * 24 * w, -124 + Math.abs(index - 4) ** 2 * 1.7, 6)).join(''),
      dots,
    );
  },
  cap(drawing, w, [cloth, peak, badge]) {
    const half = 106 * w;
    drawing.path(
      blob([
        [-half - 1, -88, 'corner'],
        [-half - 3, -150],
        [-80 * w, -198],
        [0, -212],
        [80 * w, -198],
        [half + 3, -150],
        [half + 1, -88, 'corner'],
        [0, -106],
      ]),
      cloth,
    );
    drawing.path(
      blob([
        [-half - 8, -92, 'corner'],
        [-70, -118],
        [0, -124],
        [70, -118],
        [half + 8, -92, 'corner'],
        [80, -78],
        [0, -70],
        [-80, -78],
      ]),
      peak,
    );
    drawing.path(
      polygon([
        [0, -184],
        [22, -140],
        [-22, -140],
      ]),
      badge,
    );
    drawing.path(
      blob([
        [-98 * w, -76, 'corner'],
        [0, -66],
        [98 * w, -76, 'corner'],
        [96 * w, -46],
        [0, -54],
        [-96 * w, -46],
      ]),
      SHADOW,
      { opacity: 0.28 },
    );
  },
};
