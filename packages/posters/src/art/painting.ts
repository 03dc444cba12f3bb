import { Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../core/path.js';
import { type OutlinePoint, range } from '../core/points.js';
import type { Artwork } from './artwork.js';

/** Contemporary painting: fields of colour with hand-cut edges and dry brush over them. */
export const paintings: readonly Artwork[] = [
  {
    slug: 'city-in-four-colours',
    alt: 'An abstract city of stacked blocks, windows and one round sun in rust, teal, ochre and cream',
    draw: cityInFourColours,
  },
  {
    slug: 'rain-over-kariakoo',
    alt: 'Umbrellas seen from above as discs of colour in slanting rain, their light on a wet street',
    draw: rainOverKariakoo,
  },
  {
    slug: 'red-road',
    alt: 'A red road runs through bands of green and gold to a low horizon with dark trees',
    draw: redRoad,
  },
];

function cityInFourColours(): string {
  const [cream, rust, teal, ochre, ink] = ['#f1e4cc', '#d4532b', '#1f6f70', '#e9a43b', '#17303a'] as const;
  const drawing = new Drawing(1200, 1200, 'city-in-four-colours');
  const { random } = drawing;
  drawing.path('M0 0h1200v1200H0z', cream);
  drawing.path(ellipse(820, 300, 190), ochre);
  drawing.path(ellipse(820, 300, 120), rust);
  const streets = [
    { base: 720, count: 8, low: 180, high: 420, colours: [teal, ochre] },
    { base: 930, count: 7, low: 160, high: 380, colours: [rust, ink, cream] },
    { base: 1130, count: 6, low: 130, high: 330, colours: [ochre, teal, rust] },
  ];
  for (const { base, count, low, high, colours } of streets) {
    let x = 60;
    for (let house = 0; house < count; house++) {
      const width = (1080 / count) * random.between(0.84, 1.1);
      const height = random.between(low, high);
      const right = Math.min(1140, house === count - 1 ? 1140 : x + width);
      const colour = colours[house % colours.length] ?? ink;
      cut(drawing, [x, base - height, right, base], colour);
      windows(drawing, [x, base - height, right, base], colour === ink ? ochre : ink, house % 4);
      if (house % 3 === 0)
        drawing.path(
          polygon([
            [x + 6, base - height],
            [(x + right) / 2, base - height - 60],
            [right - 6, base - height],
          ]),
          colour === rust ? ink : rust,
        );
      x = right;
    }
    cut(drawing, [50, base - 6, 1150, base + 12], ink);
  }
  brush(drawing, [60, 1040, 1140, 1150], cream, 26);
  drawing.line('M120 130h210M120 164h150M120 198h180', ink, 12);
  drawing.line('M160 560V330M160 330q80-60 150 20', teal, 14);
  return drawing.toSvg(paintings[0]?.alt ?? '');
}

function windows(drawing: Drawing, [left, top, right, bottom]: Rect, colour: string, kind: number): void {
  const { random } = drawing;
  const columns = Math.max(2, Math.round((right - left) / 46));
  const rows = Math.max(2, Math.round((bottom - top) / 64));
  const panes: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (random.chance(0.2)) continue;
      const x = left + ((right - left) * (column + 0.5)) / columns;
      const y = top + ((bottom - top) * (row + 0.5)) / rows;
      panes.push(
        [
          polygon([
            [x - 9, y - 15],
            [x + 9, y - 14],
            [x + 9, y + 15],
            [x - 9, y + 14],
          ]),
          ellipse(x, y, 9),
          polygon([
            [x - 14, y - 6],
            [x + 14, y - 6],
            [x + 14, y + 6],
            [x - 14, y + 6],
          ]),
          polygon([
            [x - 10, y + 12],
            [x, y - 14],
            [x + 10, y + 12],
          ]),
        ][kind] ?? '',
      );
    }
  }
  drawing.path(panes.join(''), colour);
}

function rainOverKariakoo(): string {
  const drawing = new Drawing(1000, 1400, 'rain-over-kariakoo');
  const { random } = drawing;
  drawing.path('M0 0h1000v1400H0z', '#26384a');
  for (const [index, colour] of ['#2f4a60', '#375a70', '#2a4154', '#436a7c', '#31505f'].entries()) {
    cut(drawing, [40 + index * 30, 60 + index * 262, 960 - index * 24, 330 + index * 262], colour, 26);
  }
  const umbrellas: [number, number, number, string, string][] = [
    [270, 300, 150, '#e2512f', '#f7c65a'],
    [700, 230, 120, '#f2b53c', '#c23a2a'],
    [540, 560, 170, '#f4ead6', '#2c8c8a'],
    [200, 740, 120, '#2c8c8a', '#f4ead6'],
    [800, 780, 155, '#c23a5a', '#f6c9b0'],
    [430, 1000, 140, '#f2b53c', '#26384a'],
    [730, 1150, 120, '#e2512f', '#f4ead6'],
    [180, 1180, 105, '#7a4a8a', '#f2b53c'],
  ];
  for (const [x, y, r, colour] of umbrellas) {
    const glints = range(7, (index) => {
      const gx = x + random.bell() * r * 0.8;
      return stroke([
        [gx, y + r * 0.7, 2],
        [gx - 14, y + r * (1 + index * 0.1), random.between(4, 10)],
        [gx - 30, y + r * (1.5 + index * 0.14), 1],
      ]);
    });
    drawing.path(glints.join(''), colour, { opacity: 0.4 });
  }
  for (const [x, y, r, colour, second] of umbrellas) {
    drawing.path(ellipse(x + 16, y + 22, r), '#16222e', { opacity: 0.5 });
    const turn = random.between(0, 1);
    const segment = (index: number): string => {
      const at = (step: number, reach: number): OutlinePoint => [
        x + Math.cos((step / 8) * 6.283 + turn) * r * reach,
        y + Math.sin((step / 8) * 6.283 + turn) * r * reach,
        'corner',
      ];
      return blob([
        [x, y, 'corner'],
        at(index, 1),
        [
          x + Math.cos(((index + 0.5) / 8) * 6.283 + turn) * r * 0.94,
          y + Math.sin(((index + 0.5) / 8) * 6.283 + turn) * r * 0.94,
        ],
        at(index + 1, 1),
      ]);
    };
    drawing.path(range(4, (index) => segment(index * 2)).join(''), colour);
    drawing.path(range(4, (index) => segment(index * 2 + 1)).join(''), drawing.mix(colour, second, 0.55));
    drawing.path(ellipse(x, y, r * 0.09), '#16222e');
  }
  const rain = (count: number, length: number): string =>
    range(count, () => {
      const [x, y] = [random.between(-40, 1040), random.between(-40, 1400)];
      const l = length * random.between(0.5, 1.2);
      return `M${Math.round(x)} ${Math.round(y)}l${Math.round(-l * 0.28)} ${Math.round(l)}`;
    }).join('');
  drawing.line(rain(150, 90), '#cfe3ea', 3, { opacity: 0.55, attributes: 'stroke-linecap="round"' });
  drawing.line(rain(46, 150), '#ffffff', 5, { opacity: 0.5, attributes: 'stroke-linecap="round"' });
  brush(drawing, [40, 1240, 960, 1370], '#f2b53c', 22);
  return drawing.toSvg(paintings[1]?.alt ?? '');
}

function redRoad(): string {
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
  return drawing.toSvg(paintings[2]?.alt ?? '');
}

type Rect = readonly [left: number, top: number, right: number, bottom: number];

/** A rectangle with edges as if cut by hand. */
function cut(drawing: Drawing, [left, top, right, bottom]: Rect, colour: string, wobble = 8): void {
  const { random } = drawing;
  const side = (ax: number, ay: number, bx: number, by: number): OutlinePoint[] =>
    range(4, (index): OutlinePoint => {
      const share = index / 4;
      if (!index) return [ax, ay, 'corner'];
      return [
        ax + (bx - ax) * share + random.bell() * wobble * 0.5,
        ay + (by - ay) * share + random.bell() * wobble * 0.5,
      ];
    });
  drawing.path(
    blob([
      ...side(left, top, right, top),
      ...side(right, top, right, bottom),
      ...side(right, bottom, left, bottom),
      ...side(left, bottom, left, top),
    ]),
    colour,
  );
}

/** Dry, level strokes of a wide brush. */
function brush(drawing: Drawing, [left, top, right, bottom]: Rect, colour: string, count: number): void {
  const { random } = drawing;
  const hairs = range(count, (index) => {
    const y = top + ((bottom - top) * index) / count + random.bell() * 4;
    const x = left + random.between(0, (right - left) * 0.3);
    const length = random.between(0.3, 0.7) * (right - left);
    return stroke(
      [
        [x, y, random.between(0.5, 2.5)],
        [x + length / 2, y + random.bell() * 8, random.between(1.5, 4)],
        [x + length, y + random.bell() * 6, 0.6],
      ],
      { steps: 1 },
    );
  });
  drawing.path(hairs.join(''), colour, { opacity: 0.75 });
}
