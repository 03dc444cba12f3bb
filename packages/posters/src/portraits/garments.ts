import { lighten, mix } from '../core/colour.js';
import type { Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../core/path.js';
import { range } from '../core/points.js';
import type { ClothesKind } from './person.js';

type Colours = readonly [string, string, string];

export const GARMENTS: Record<ClothesKind, (drawing: Drawing, colours: Colours) => void> = {
  rangerShirt(drawing, [cloth, trim]) {
    openCollar(drawing, lighten(cloth, 0.07));
    drawing.path(polygon('-6,290 6,290 6,490 -6,490'), mix(cloth, '#111', 0.32));
    drawing.path(
      polygon('-194,336 -94,336 -94,430 -194,430') + polygon('100,336 196,336 196,430 100,430'),
      mix(cloth, '#111', 0.13),
    );
    drawing.path(
      polygon('-198,330 -90,330 -90,354 -144,366 -198,354') +
        polygon('96,330 200,330 200,354 148,366 96,354'),
      lighten(cloth, 0.04),
    );
    drawing.path(
      polygon('-268,268 -170,238 -164,256 -262,290') + polygon('268,268 170,238 164,256 262,290'),
      lighten(cloth, -0.06),
    );
    drawing.path(polygon('110,306 176,306 176,320 110,320'), trim);
  },
  shuka(drawing, [cloth, check, second]) {
    const grid = range(
      18,
      (index) => `M${(index - 8) * 46} 180l-60 320h14l60-320zM-420 ${190 + index * 40}l840 60v10l-840-60z`,
    );
    drawing.path(grid.join(''), check);
    drawing.path(
      blob([
        [-60, 190, 'corner'],
        [-116, 226],
        [70, 490, 'corner'],
        [360, 490, 'corner'],
        [340, 330],
        [120, 420],
        [0, 300],
      ]),
      cloth,
    );
    drawing.path(range(9, (index) => `M${-120 + index * 52} 180l130 340h12l-130-340z`).join(''), second);
  },
  dress(drawing, [, motif, dot]) {
    const spots = range(7, (row) =>
      range(17, (column): [number, number] => [(column - 8) * 50 + (row % 2 ? 25 : 0), 216 + row * 40]),
    ).flat();
    drawing.path(
      spots
        .map(([x, y]) =>
          polygon([
            [x, y - 17],
            [x + 17, y],
            [x, y + 17],
            [x - 17, y],
          ]),
        )
        .join(''),
      motif,
    );
    drawing.path(spots.map(([x, y]) => ellipse(x, y, 6)).join(''), dot);
  },
  kanzu(drawing, [, trim, button]) {
    drawing.path(
      blob([
        [-66, 190, 'corner'],
        [-30, 258],
        [0, 278],
        [30, 258],
        [66, 190, 'corner'],
        [86, 206, 'corner'],
        [40, 284],
        [0, 308],
        [-40, 284],
        [-86, 206, 'corner'],
      ]),
      trim,
    );
    drawing.path(polygon('-10,304 10,304 10,440 0,456 -10,440'), trim);
    drawing.path([336, 374, 412].map((y) => ellipse(0, y, 5)).join(''), button);
  },
  jacket(drawing, [cloth, panel, zip]) {
    drawing.path(
      range(6, (index) =>
        stroke([
          [-340, 280 + index * 44, 3],
          [-120, 250 + index * 46, 4],
          [0, 262 + index * 46, 3],
          [120, 250 + index * 46, 4],
          [340, 280 + index * 44, 3],
        ]),
      ).join(''),
      lighten(cloth, -0.1),
    );
    drawing.path(
      blob([
        [-340, 200, 'corner'],
        [-60, 180, 'corner'],
        [-110, 262],
        [-340, 330, 'corner'],
      ]) +
        blob([
          [340, 200, 'corner'],
          [60, 180, 'corner'],
          [110, 262],
          [340, 330, 'corner'],
        ]),
      panel,
    );
    drawing.path(
      blob([
        [-70, 186, 'corner'],
        [-96, 160],
        [-104, 230],
        [-20, 300],
        [0, 320, 'corner'],
        [-44, 250],
      ]) +
        blob([
          [70, 186, 'corner'],
          [96, 160],
          [104, 230],
          [20, 300],
          [0, 320, 'corner'],
          [44, 250],
        ]),
      lighten(cloth, 0.06),
    );
    drawing.path(polygon('-5,300 5,300 5,490 -5,490'), zip);
  },
  apron(drawing, [cloth, bib, paint]) {
    openCollar(drawing, lighten(cloth, 0.08));
    drawing.path(
      polygon('-130,320 130,320 170,490 -170,490') +
        polygon('-120,330 -96,326 -76,206 -100,214') +
        polygon('120,330 96,326 76,206 100,214'),
      bib,
    );
    drawing.path(ellipse(-70, 372, 20, 15) + ellipse(-44, 396, 9), paint);
    drawing.path(ellipse(60, 360, 13, 18) + ellipse(84, 386, 6), '#2f8f8a');
    drawing.path(ellipse(10, 400, 17, 12) + ellipse(-14, 350, 6), '#f4c542');
  },
  rollneck(drawing, [cloth]) {
    drawing.path(
      range(9, (index) =>
        stroke([
          [(index - 4) * 60, 240, 1],
          [(index - 4) * 68, 360, 3],
          [(index - 4) * 72, 480, 1],
        ]),
      ).join(''),
      lighten(cloth, 0.06),
    );
  },
  denim(drawing, [cloth, shirt, stitch]) {
    drawing.path(
      blob([
        [-50, 190, 'corner'],
        [50, 190, 'corner'],
        [60, 300],
        [50, 490, 'corner'],
        [-50, 490, 'corner'],
        [-60, 300],
      ]),
      shirt,
    );
    drawing.path(
      polygon('-66,188 -30,240 -70,330 -130,262 -100,210') + polygon('66,188 30,240 70,330 130,262 100,210'),
      lighten(cloth, 0.07),
    );
    drawing.line(
      'M-70 330L-62 490M70 330L62 490M-300 340Q-200 320-96 350M300 340Q200 320 96 350',
      stitch,
      4,
      { attributes: 'stroke-dasharray="10 7"' },
    );
    drawing.path(polygon('-210,352 -118,360 -122,430 -206,424'), lighten(cloth, -0.06));
  },
  kangaWrap(drawing, [, print, edge]) {
    const spots = range(6, (row) =>
      range(15, (column): [number, number] => [(column - 7) * 58 + (row % 2 ? 29 : 0), 226 + row * 46]),
    ).flat();
    drawing.path(spots.map(([x, y]) => ellipse(x, y, 16)).join(''), print);
    drawing.path(
      stroke([
        [-120, 206, 10],
        [-60, 300, 12],
        [60, 420, 12],
        [140, 500, 12],
      ]) +
        stroke([
          [120, 206, 10],
          [40, 310, 10],
          [-20, 360, 6],
        ]),
      edge,
    );
  },
  fleece(drawing, [cloth, yoke, zip]) {
    drawing.path(
      blob([
        [-340, 180, 'corner'],
        [340, 180, 'corner'],
        [340, 300, 'corner'],
        [120, 330],
        [0, 340],
        [-120, 330],
        [-340, 300, 'corner'],
      ]),
      yoke,
    );
    drawing.path(
      stroke([
        [-300, 300, 4],
        [-120, 332, 5],
        [0, 342, 5],
        [120, 332, 5],
        [300, 300, 4],
      ]),
      lighten(cloth, -0.12),
    );
    drawing.path(polygon('-5,230 5,230 5,490 -5,490'), zip);
    drawing.path(polygon('-160,360 -80,360 -80,370 -160,370'), zip);
  },
  robe(drawing, [cloth, fold, trim]) {
    drawing.path(
      [-180, -90, 70, 170]
        .map((x) =>
          stroke([
            [x * 0.7, 236, 2],
            [x, 350, 8],
            [x * 1.1, 480, 4],
          ]),
        )
        .join(''),
      fold,
    );
    drawing.path(
      blob([
        [-70, 196, 'corner'],
        [-20, 300],
        [0, 340, 'corner'],
        [20, 300],
        [70, 196, 'corner'],
        [86, 210],
        [20, 370, 'corner'],
        [-20, 370, 'corner'],
        [-86, 210],
      ]),
      trim,
    );
    drawing.path(
      polygon([
        [-4, 350],
        [4, 350],
        [4, 490],
        [-4, 490],
      ]),
      mix(cloth, '#111', 0.2),
    );
  },
};

function openCollar(drawing: Drawing, colour: string): void {
  drawing.path(polygon('-64,190 -18,304 -108,270 -94,206') + polygon('64,190 18,304 108,270 94,206'), colour);
}
