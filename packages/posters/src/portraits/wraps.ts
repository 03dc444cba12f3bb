import { blob, ellipse, stroke } from '../core/path.js';
import { type OutlinePoint, range } from '../core/points.js';
import { type HeadwearPainter, SHADOW } from './headwear-painter.js';

export const wrap: HeadwearPainter = (drawing, w, [cloth, stripe, knot]) => {
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
};

export const hijab: HeadwearPainter = (drawing, w, [cloth, fold, band]) => {
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
};

export const kanga: HeadwearPainter = (drawing, w, [cloth, print, edge]) => {
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
  const cape = blob([...edgeLeft, ...outerLeft, ...right(outerLeft).reverse(), ...right(edgeLeft).reverse()]);
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
};

export const headband: HeadwearPainter = (drawing, w, [cloth, dots]) => {
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
};
