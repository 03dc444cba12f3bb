import { Drawing } from '../../core/drawing.js';
import { blob, ellipse } from '../../core/path.js';
import { range } from '../../core/points.js';
import { paintDots, scatter } from '../artwork.js';
import { dottedAnimal } from './dotted-animal.js';
import { frame, outlined, plant, songbird } from './motifs.js';

export function twoGiraffesAtNoon(): Drawing {
  const drawing = new Drawing(1200, 1200, 'two-giraffes-at-noon');
  const { random } = drawing;
  ['#f4b223', '#f0913a', '#e8562a', '#c8203c'].forEach((colour, band) => {
    const y = band * 250 - 60;
    drawing.path(
      blob([
        [-50, y],
        [300, y - 60 + random.between(-40, 40)],
        [700, y + 20],
        [1260, y - 50],
        [1260, 1260, 'corner'],
        [-60, 1260, 'corner'],
      ]),
      colour,
    );
  });
  noonSun(drawing, 600, 210, 140);
  drawing.path(
    blob([
      [-60, 1000],
      [240, 930],
      [620, 985],
      [980, 920],
      [1260, 985],
      [1260, 1260, 'corner'],
      [-60, 1260, 'corner'],
    ]),
    '#123f63',
    outlined(8),
  );
  paintDots(drawing, scatter(random, 90, [10, 1010, 1190, 1190], [5, 13]), '#5cc0d6');
  paintDots(drawing, scatter(random, 50, [10, 1020, 1190, 1190], [3, 7]), '#f7d94c');
  plant(drawing, { x: 90, y: 1040, height: 620, pairs: 7, lean: 0.04 }, '#0e6b4f', '#f6c945');
  plant(drawing, { x: 1110, y: 1030, height: 560, pairs: 6, lean: -0.05 }, '#19a974', '#f6c945');
  dottedAnimal(
    drawing,
    'giraffe',
    'walk',
    { x: 370, y: 1110, scale: 0.9 },
    { body: '#f7d94c', spot: '#7a2a12', speck: '#fff3c9', eye: [150, -451] },
  );
  dottedAnimal(
    drawing,
    'giraffe',
    'stand',
    { x: 830, y: 1120, scale: 0.86, flip: true },
    { body: '#1b8a5a', spot: '#f6e9c6', speck: '#f7d94c', eye: [150, -451] },
  );
  songbird(drawing, 190, 420, 1, '#2a5db0', '#e83f5b', 1);
  songbird(drawing, 1010, 470, 0.95, '#d9304f', '#2a5db0', -1);
  songbird(drawing, 600, 1140, 0.8, '#f08a24', '#19a974', 1);
  frame(drawing);
  return drawing;
}

function noonSun(drawing: Drawing, x: number, y: number, r: number): void {
  drawing.path(ellipse(x, y, r), '#fbe7a1', outlined(7));
  const around = (count: number, reach: number, size: number) =>
    range(count, (index) => {
      const angle = (index / count) * Math.PI * 2;
      return ellipse(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, size);
    }).join('');
  drawing.path(around(26, r * 0.8, 9), '#e8562a');
  drawing.path(around(16, r * 0.52, 12), '#f4b223');
  drawing.path(around(9, r * 0.25, 9), '#e8562a');
  drawing.path(around(34, r * 1.2, 7), '#fff3c9');
}
