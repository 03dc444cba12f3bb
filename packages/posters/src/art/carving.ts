import { Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../core/path.js';
import { type OutlinePoint, readSpine } from '../core/points.js';
import type { Artwork } from './artwork.js';

/** Blackwood carvings on a plinth, in the manner of Makonde: entwined limbs, planes of light on black. */
const WOOD = '#1d1210';
const MIDDLE = '#4a2c20';
const LIGHT = '#a5714a';

export const carvings: readonly Artwork[] = [
  {
    slug: 'tree-of-life',
    alt: 'A tall blackwood column of many figures who carry one another, in the manner of Makonde',
    draw: treeOfLife,
  },
  {
    slug: 'shetani-wind',
    alt: 'A blackwood spirit bent like the wind round an open eye, in the manner of Makonde',
    draw: shetaniWind,
  },
  {
    slug: 'mother-and-child',
    alt: 'A seated mother with a child on her back, rounded in blackwood, in the manner of Makonde',
    draw: motherAndChild,
  },
];

function treeOfLife(): Drawing {
  const drawing = new Drawing(1000, 1500, 'tree-of-life');
  room(drawing, ['#e9d9bf', '#cfae80'], 1310, [520, 1360, 330]);
  const column: string[] = [
    '500,1350,150 470,1180,120 520,1000,110 480,820,104 520,640,92 490,470,80 510,320,60',
  ];
  const limbs: string[] = [];
  const heads: { x: number; y: number; size: number; turn: number }[] = [];
  const storeys = [
    { y: 1180, spread: 190, side: 1 },
    { y: 1010, spread: 180, side: -1 },
    { y: 850, spread: 168, side: 1 },
    { y: 690, spread: 154, side: -1 },
    { y: 540, spread: 136, side: 1 },
    { y: 410, spread: 116, side: -1 },
  ];
  for (const { y, spread, side } of storeys) {
    const s = side;
    heads.push({ x: 500 + s * spread * 0.74, y: y - 36, size: spread / 190, turn: s });
    heads.push({ x: 500 - s * spread * 0.62, y: y + 48, size: spread / 230, turn: -s });
    limbs.push(
      `${500 + s * spread * 0.5},${y + 30},30 ${500 + s * spread},${y + 70},24 ${500 + s * spread * 0.9},${y - 70},20 ${500 + s * spread * 0.4},${y - 130},18`,
      `${500 - s * spread * 0.4},${y + 100},28 ${500 - s * spread * 0.98},${y + 80},22 ${500 - s * spread * 0.8},${y - 20},18 ${500 - s * spread * 0.2},${y - 70},16`,
    );
  }
  heads.push({ x: 506, y: 250, size: 0.92, turn: 1 });
  limbs.push('470,360,26 400,300,20 410,200,16 450,140,13', '540,360,26 610,300,20 600,200,16 566,130,13');
  carve(drawing, [...column, ...limbs], heads, 1352);
  plinth(drawing, 500, 1350, 250);
  return drawing;
}

function shetaniWind(): Drawing {
  const drawing = new Drawing(1300, 1200, 'shetani-wind');
  room(drawing, ['#c8b6a6', '#8f6f63'], 1010, [640, 1050, 430]);
  const spines = [
    '600,1040,90 560,930,84 640,820,92 800,760,90 920,660,80 930,520,66 840,420,54 700,400,44',
    '700,400,40 560,420,30 440,380,24 330,300,18 230,260,10',
    '640,820,50 480,800,38 360,700,30 320,560,24 370,440,20 470,400,16',
    '920,640,46 1040,660,34 1110,580,26 1100,460,20 1020,400,16 960,430,12',
    '820,430,34 880,300,26 990,230,20 1090,230,14 1170,270,8',
    '760,410,28 760,290,22 690,200,17 590,170,12 520,190,7',
    '600,960,44 760,940,34 880,980,26 930,1050,30',
    '360,700,22 270,740,17 210,700,12 200,640,7',
  ];
  carve(drawing, spines, [], 1052);
  drawing.path(blob('590,560 640,500 730,490 800,540 790,620 720,660 640,640'), MIDDLE);
  drawing.path(blob('610,570 650,524 726,514 780,552 770,610 716,640 650,624'), WOOD);
  drawing.path(ellipse(694, 576, 44, 40), LIGHT);
  drawing.path(ellipse(694, 576, 24, 22), WOOD);
  drawing.path(ellipse(684, 566, 8), '#f3dcb8');
  drawing.path(blob('640,440! 700,424 780,440! 760,474 700,484 660,472'), '#6b3026');
  drawing.path(
    [656, 680, 704, 728, 752]
      .map((x) =>
        polygon([
          [x - 9, 441],
          [x + 9, 441],
          [x, 464],
        ]),
      )
      .join(''),
    '#f3dcb8',
  );
  plinth(drawing, 640, 1050, 300);
  return drawing;
}

function motherAndChild(): Drawing {
  const drawing = new Drawing(1100, 1400, 'mother-and-child');
  room(drawing, ['#b9cabb', '#6f8f86'], 1190, [540, 1240, 380]);
  const spines = [
    '520,1180,150 500,1050,160 470,880,140 480,720,116 520,600,80 540,540,50',
    '470,1170,110 640,1120,100 780,1060,74 800,1150,60 780,1220,50',
    '500,1200,90 660,1210,74 820,1220,50 900,1226,36',
    '560,650,60 680,720,46 730,840,38 690,950,34 590,990,30',
    '420,660,56 350,780,44 360,900,36 450,960,32 560,980,30',
    '330,900,100 300,790,92 330,690,74 370,640,50',
    '300,780,40 390,720,30 480,700,26',
    '310,900,44 420,940,34 500,930,28',
    '590,330,50 540,270,46 480,270,34 450,310,18',
  ];
  carve(
    drawing,
    spines,
    [
      { x: 570, y: 430, size: 1.7, turn: 1 },
      { x: 340, y: 560, size: 1.05, turn: 1 },
    ],
    1242,
  );
  const wrap = [
    '380,1010,10 480,1060,20 620,1070,18 740,1030,8',
    '400,1060,8 500,1110,16 640,1120,14 760,1080,6',
    '250,880,6 300,930,14 370,960,10',
  ];
  drawing.path(wrap.map((spine) => stroke(spine)).join(''), MIDDLE);
  plinth(drawing, 540, 1240, 330);
  return drawing;
}

interface Head {
  x: number;
  y: number;
  size: number;
  /** looks right (1) or left (-1) */
  turn: number;
}

/** The silhouette in black down to the plinth, then every limb's lit side, which the chisel left smooth. */
function carve(drawing: Drawing, spines: readonly string[], heads: readonly Head[], plinthTop: number): void {
  const limbs = spines.map((spine) => stroke(spine, { steps: 4 }));
  const outlines = heads.map(headOutline);
  const silhouette = limbs.join('') + outlines.join('');
  const abovePlinth = drawing.clip(`M0 0h${drawing.width}V${plinthTop}H0z`);
  drawing.group(`clip-path="url(#${abovePlinth})"`, () => {
    drawing.path(silhouette, WOOD);
    drawing.group(`clip-path="url(#${drawing.clip(silhouette)})"`, () => {
      spines.forEach((spine, index) => carveLimb(drawing, spine, limbs[index] ?? ''));
      heads.forEach((head, index) => {
        drawing.line(outlines[index] ?? '', MIDDLE, 7);
        drawing.path(outlines[index] ?? '', WOOD);
        faceOf(drawing, head);
      });
    });
  });
}

function carveLimb(drawing: Drawing, spine: string, limb: string): void {
  const along = readSpine(spine);
  const last = along.length - 1;
  const plane = stroke(
    along.map(([x, y, r]) => [x - r * 0.34, y - r * 0.2, r * 0.42] as const),
    { steps: 4 },
  );
  const gleam = stroke(
    along.map(([x, y, r], index) => [x - r * 0.48, y - r * 0.28, index % last ? r * 0.15 : 1] as const),
    { steps: 4 },
  );
  // a seam first, so that each limb stands off from what lies behind it
  drawing.line(limb, MIDDLE, 7, { opacity: 0.75 });
  drawing.path(limb, WOOD, { opacity: 0.55 });
  drawing.path(plane, MIDDLE);
  drawing.path(gleam, LIGHT);
}

const at = ({ x, y, size, turn }: Head, u: number, v: number, corner?: 'corner'): OutlinePoint => [
  x + turn * u * size,
  y + v * size,
  corner,
];

function headOutline(head: Head): string {
  const points: readonly (readonly [number, number])[] = [
    [-30, 46],
    [-50, 0],
    [-42, -56],
    [0, -86],
    [44, -62],
    [56, -8],
    [66, 16],
    [48, 26],
    [50, 42],
    [40, 60],
    [8, 76],
  ];
  return blob(points.map(([u, v]) => at(head, u, v)));
}

function faceOf(drawing: Drawing, head: Head): void {
  const { size } = head;
  const line = (...points: (readonly [number, number, number])[]): string =>
    stroke(points.map(([u, v, r]) => [at(head, u, v)[0], at(head, u, v)[1], r * size] as const));
  drawing.path(line([-34, -10, 2], [-26, -50, 9], [6, -70, 3]), MIDDLE);
  drawing.path(line([-30, -16, 1], [-22, -48, 4], [2, -64, 1]), LIGHT);
  drawing.path(blob([at(head, 4, -2), at(head, 22, -14), at(head, 42, -4), at(head, 24, 6)]), LIGHT);
  drawing.path(line([10, -4, 1], [24, -5, 3.4], [38, -4, 1]), WOOD);
  drawing.path(line([20, 42, 1], [34, 38, 5], [52, 34, 1]), LIGHT);
  drawing.path(line([2, -22, 1], [22, -32, 4], [46, -18, 1]), MIDDLE);
  drawing.path(line([-18, 4, 1], [-10, 18, 4], [-18, 34, 1]), MIDDLE);
}

function room(
  drawing: Drawing,
  [far, near]: readonly [string, string],
  floor: number,
  [x, y, spread]: readonly [number, number, number],
): void {
  const { width, height } = drawing;
  drawing.path(
    `M0 0h${width}v${height}H0z`,
    drawing.gradient([
      [0, far],
      [1, near],
    ]),
  );
  drawing.path(ellipse(width * 0.36, height * 0.34, width * 0.5), '#fff8ea', { opacity: 0.14 });
  drawing.path(ellipse(width * 0.36, height * 0.34, width * 0.34), '#fff8ea', { opacity: 0.14 });
  drawing.path(`M0 ${floor}h${width}V${height}H0z`, drawing.mix(near, WOOD, 0.22));
  drawing.path(ellipse(x + spread * 0.32, y + 30, spread * 1.05, 46), WOOD, { opacity: 0.32 });
}

function plinth(drawing: Drawing, x: number, y: number, half: number): void {
  drawing.path(
    polygon([
      [x - half, y],
      [x + half, y],
      [x + half, y + 48],
      [x - half, y + 48],
    ]),
    drawing.mix(WOOD, MIDDLE, 0.6),
  );
  drawing.path(
    polygon([
      [x - half, y],
      [x + half, y],
      [x + half, y + 9],
      [x - half, y + 9],
    ]),
    LIGHT,
  );
}
