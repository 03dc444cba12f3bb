import { lighten } from '../core/colour.js';
import { blob, ellipse, polygon } from '../core/path.js';
import { type OutlinePoint, range } from '../core/points.js';
import { type HeadwearPainter, SHADOW } from './headwear-painter.js';

export const bushHat: HeadwearPainter = (drawing, w, [felt, band]) => {
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
};

export const kofia: HeadwearPainter = (drawing, w, [cloth, thread]) => {
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
    range(8, (index) => ellipse((index - 3.5) * 28, -174, 4) + ellipse((index - 3.5) * 28, -120, 4)).join(''),
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
};

export const beanie: HeadwearPainter = (drawing, w, [wool, stripe, pompom]) => {
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
  const zigzag = range(9, (index): OutlinePoint => [(-1 + index / 4) * (half - 2), index % 2 ? -176 : -150]);
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
};

export const cap: HeadwearPainter = (drawing, w, [cloth, peak, badge]) => {
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
};
