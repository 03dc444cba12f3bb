import { Drawing } from '../../core/drawing.js';
import { blob, ellipse, stroke } from '../../core/path.js';
import { range } from '../../core/points.js';
import { paintDots, scatter } from '../artwork.js';
import { dottedAnimal } from './dotted-animal.js';
import { frame, outlined, plant, songbird } from './motifs.js';

export function leopardInTheFlameTree(): Drawing {
  const drawing = new Drawing(1100, 1400, 'leopard-in-the-flame-tree');
  const { random } = drawing;
  ['#0f4f5c', '#16707a', '#2a9a96', '#7cc7a8'].forEach((colour, band) => {
    const y = band * 330 - 60;
    drawing.path(
      blob([
        [-50, y],
        [260, y + 60],
        [600, y - 30],
        [900, y + 50],
        [1160, y],
        [1160, 1460, 'corner'],
        [-60, 1460, 'corner'],
      ]),
      colour,
    );
  });
  paintDots(drawing, scatter(random, 110, [0, 0, 1100, 1180], [3, 7]), '#c9efe0');
  drawing.path(
    blob([
      [-60, 1230],
      [300, 1170],
      [700, 1220],
      [1160, 1160],
      [1160, 1460, 'corner'],
      [-60, 1460, 'corner'],
    ]),
    '#4a1f52',
    outlined(8),
  );
  paintDots(drawing, scatter(random, 90, [10, 1240, 1090, 1390], [5, 12]), '#e05a9a');
  const trunk = [
    stroke('900,1320,86 880,1100,66 900,860,58 860,620,50 800,420,40 820,240,26'),
    stroke('880,900,44 700,850,38 400,840,34 140,800,16'),
    stroke('850,640,36 640,560,26 420,540,18 260,470,9'),
    stroke('840,480,30 960,360,20 1060,300,10'),
    stroke('800,430,26 660,320,18 520,270,9'),
  ].join('');
  drawing.path(trunk, '#6b3a22', outlined(14));
  drawing.path(trunk, '#6b3a22');
  paintDots(drawing, scatter(random, 60, [840, 430, 940, 1230], [4, 7]), '#f0a44a');
  paintDots(drawing, scatter(random, 46, [200, 815, 860, 870], [4, 7]), '#f0a44a');
  for (const [x, y, r] of [
    [820, 170, 150],
    [560, 210, 120],
    [1010, 240, 110],
    [330, 420, 130],
    [150, 700, 110],
    [690, 420, 100],
    [930, 430, 80],
  ] as const) {
    blossom(drawing, x, y, r);
  }
  dottedAnimal(
    drawing,
    'leopardDraped',
    'stand',
    { x: 520, y: 812, scale: 1.5, flip: true },
    { body: '#f4b223', spot: '#3a1430', speck: '#fff3c9', eye: [133, -90], rosettes: true },
  );
  songbird(drawing, 260, 300, 0.9, '#2f6fd0', '#f7d94c', 1);
  songbird(drawing, 330, 1150, 1.15, '#e83f5b', '#f7d94c', 1);
  songbird(drawing, 640, 1190, 1, '#f7d94c', '#19a974', -1);
  plant(drawing, { x: 90, y: 1330, height: 330, pairs: 5, lean: 0.1 }, '#19a974', '#f6c945');
  frame(drawing);
  return drawing;
}

export function blossom(drawing: Drawing, x: number, y: number, r: number): void {
  const { random } = drawing;
  const leaves = range(14, (index) => {
    const angle = (index / 14) * Math.PI * 2;
    return stroke([
      [x + Math.cos(angle) * r * 0.4, y + Math.sin(angle) * r * 0.4, r * 0.12],
      [x + Math.cos(angle) * r * 0.8, y + Math.sin(angle) * r * 0.7, r * 0.15],
      [x + Math.cos(angle) * r * 1.15, y + Math.sin(angle) * r, 2],
    ]);
  });
  drawing.path(leaves.join(''), '#0e6b4f', outlined(5));
  const heads = scatter(
    random,
    9,
    [x - r, y - r, x + r, y + r],
    [r * 0.2, r * 0.3],
    (px, py) => Math.hypot(px - x, py - y) < r * 0.85,
  );
  for (const head of heads) {
    const petals = range(5, (petal) => {
      const angle = (petal / 5) * Math.PI * 2 + head.x;
      return ellipse(
        head.x + Math.cos(angle) * head.r * 0.6,
        head.y + Math.sin(angle) * head.r * 0.6,
        head.r * 0.52,
      );
    });
    drawing.path(petals.join(''), (Math.round(head.x) & 1) === 1 ? '#e8262f' : '#f4562a', outlined(4));
    drawing.path(petals.join(''), (Math.round(head.x) & 1) === 1 ? '#e8262f' : '#f4562a');
    drawing.path(ellipse(head.x, head.y, head.r * 0.3), '#f7d94c');
  }
}
