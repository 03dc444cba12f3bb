import { Drawing } from '../../core/drawing.js';
import { blob, ellipse, polygon } from '../../core/path.js';
import { type OutlinePoint, range } from '../../core/points.js';
import { brush, cut } from './brushwork.js';

export function redRoad(): Drawing {
  const drawing = new Drawing(1600, 1000, 'red-road');
  const { random } = drawing;
  drawing.path('M0 0h1600v1000H0z', '#f3e3c2');
  const bands: [number, string][] = [
    [0, '#f0c987'],
    [110, '#f3dcae'],
    [240, '#e9b27a'],
    [360, '#8f9a5a'],
    [430, '#5f7a4a'],
    [540, '#c9a43f'],
    [680, '#7a8a44'],
    [820, '#3f5a3a'],
  ];
  for (const [y, colour] of bands) {
    const edge = range(9, (index): OutlinePoint => [-40 + index * 210, y + random.between(-14, 14)]);
    drawing.path(blob([...edge, [1640, 1040, 'corner'], [-40, 1040, 'corner']]), colour);
  }
  drawing.path(ellipse(360, 200, 92), '#d8472a');
  drawing.path(
    blob(
      '1010,362! 1040,362! 1010,430 900,500 960,600 1180,720 1260,860 1200,1040! 420,1040! 620,860 760,740 740,620 800,500 950,420',
    ),
    '#c23a22',
  );
  drawing.path(
    blob(
      '1010,362! 1024,362! 980,430 860,520 880,620 1010,740 960,880 760,1040! 600,1040! 780,860 860,740 820,620 830,510 960,420',
    ),
    '#e0603a',
  );
  brush(drawing, [560, 760, 1180, 1000], '#f0a27a', 40);
  brush(drawing, [40, 560, 760, 680], '#f0cf6a', 34);
  brush(drawing, [1040, 540, 1580, 700], '#e9c455', 30);
  const trees: [number, number, number][] = [
    [180, 560, 210],
    [330, 500, 120],
    [1240, 520, 190],
    [1420, 620, 280],
    [1110, 440, 90],
    [560, 450, 80],
  ];
  for (const [x, y, h] of trees) {
    cut(drawing, [x - h * 0.03, y - h * 0.7, x + h * 0.03, y], '#2a2426', 4);
    drawing.path(
      blob([
        [x - h * 0.6, y - h * 0.66],
        [x - h * 0.3, y - h * 0.92],
        [x + h * 0.1, y - h],
        [x + h * 0.5, y - h * 0.86],
        [x + h * 0.66, y - h * 0.64],
        [x, y - h * 0.56],
      ]),
      '#2f4a36',
    );
    drawing.path(
      blob([
        [x - h * 0.5, y - h * 0.74],
        [x - h * 0.1, y - h * 0.95],
        [x + h * 0.2, y - h * 0.94],
        [x - h * 0.1, y - h * 0.8],
      ]),
      '#6f8a4a',
    );
  }
  cut(drawing, [690, 640, 706, 720], '#1f1a20', 3);
  drawing.path(ellipse(698, 622, 13), '#1f1a20');
  drawing.path(
    polygon([
      [676, 640],
      [720, 640],
      [728, 760],
      [668, 760],
    ]),
    '#1f4a6a',
  );
  drawing.path(
    polygon([
      [680, 650],
      [716, 650],
      [718, 672],
      [678, 672],
    ]),
    '#f3e3c2',
  );
  return drawing;
}
