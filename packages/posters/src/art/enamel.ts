import { Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../core/path.js';
import { type OutlinePoint, type Point, range } from '../core/points.js';
import { type AnimalName, animalShape } from '../fauna/animals.js';
import type { Gait } from '../fauna/anatomy.js';
import { type Artwork, paintDots, scatter } from './artwork.js';

/** Bicycle enamel on board: flat grounds, black outlines, every surface dotted. */
const INK = '#16121a';
const outlined = (width: number) => ({
  attributes: `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`,
});

export const enamels: readonly Artwork[] = [
  {
    slug: 'two-giraffes-at-noon',
    alt: 'Two spotted giraffes cross their necks under a dotted noon sun, in the manner of Tingatinga',
    draw: twoGiraffesAtNoon,
  },
  {
    slug: 'leopard-in-the-flame-tree',
    alt: 'A leopard stretched along a flame tree in scarlet blossom, in the manner of Tingatinga',
    draw: leopardInTheFlameTree,
  },
  {
    slug: 'fish-of-the-great-lake',
    alt: 'Bright fish swim round in a great circle on dotted blue, in the manner of Tingatinga',
    draw: fishOfTheGreatLake,
  },
];

function twoGiraffesAtNoon(): string {
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
  return drawing.toSvg(altOf('two-giraffes-at-noon'));
}

function leopardInTheFlameTree(): string {
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
  return drawing.toSvg(altOf('leopard-in-the-flame-tree'));
}

function fishOfTheGreatLake(): string {
  const drawing = new Drawing(1500, 1000, 'fish-of-the-great-lake');
  const { random } = drawing;
  drawing.path('M0 0h1500v1000H0z', '#123a7a');
  for (const [index, colour] of ['#174c94', '#1d66ac', '#2a86c2', '#58b2d4', '#a9dce0'].entries()) {
    const r = 560 - index * 108;
    drawing.path(ellipse(750, 500, r * 1.35, r * 0.92), colour);
  }
  for (const [index, colour] of ['#7cc8e8', '#fff3c9', '#f7d94c'].entries()) {
    const ring = range(64, (dot) => {
      const angle = (dot / 64) * Math.PI * 2;
      const reach = 500 - index * 160;
      return {
        x: 750 + Math.cos(angle) * reach * 1.35,
        y: 500 + Math.sin(angle) * reach * 0.92,
        r: 9 - index,
      };
    });
    paintDots(drawing, ring, colour);
  }
  const shoal = [
    {
      count: 7,
      reach: 400,
      size: 1.5,
      colours: ['#f08a24', '#e83f5b', '#f7d94c', '#19a974', '#f4f0e0', '#c8203c', '#f7b0c4'],
    },
    { count: 5, reach: 205, size: 1.05, colours: ['#e83f5b', '#f7d94c', '#19a974', '#f08a24', '#f4f0e0'] },
  ];
  for (const { count, reach, size, colours } of shoal) {
    colours.forEach((colour, index) => {
      const angle = (index / count) * Math.PI * 2 - 0.4;
      const [x, y] = [750 + Math.cos(angle) * reach * 1.42, 500 + Math.sin(angle) * reach * 0.92];
      const heading = (Math.atan2(Math.cos(angle) * 0.92, -Math.sin(angle) * 1.42) * 180) / Math.PI;
      enamelFish(drawing, x, y, size, heading, colour, index);
    });
  }
  enamelFish(drawing, 750, 500, 0.9, -20, '#5b2a86', 9);
  for (const [x, side] of [
    [50, 1],
    [1450, -1],
  ] as const) {
    plant(drawing, { x, y: 1010, height: 420, pairs: 6, lean: 0.1 * side }, '#0e6b4f', '#a9e08a');
    plant(
      drawing,
      { x: x + side * 130, y: 1010, height: 260, pairs: 4, lean: 0.06 * side },
      '#19a974',
      '#f6c945',
    );
  }
  paintDots(
    drawing,
    scatter(random, 60, [10, 10, 1490, 180], [4, 9], (x) => x < 420 || x > 1080),
    '#7cc8e8',
  );
  frame(drawing);
  return drawing.toSvg(altOf('fish-of-the-great-lake'));
}

function enamelFish(
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  heading: number,
  colour: string,
  variant: number,
): void {
  const body = blob(
    '78,0 64,-24 30,-42 -10,-40 -48,-18 -64,-6 -104,-40! -94,0 -104,40! -64,6 -48,20 -10,42 30,42 64,24',
  );
  const inside = drawing.clip(body);
  drawing.group(
    `transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(heading)})scale(${size})"`,
    () => {
      drawing.path(
        stroke('10,-36,12 -10,-60,10 -30,-56,3') + stroke('0,36,10 -16,54,8 -30,52,3'),
        colour,
        outlined(6),
      );
      drawing.path(body, colour, outlined(8));
      drawing.group(`clip-path="url(#${inside})"`, () => {
        const scales = variant % 3;
        if (scales === 0)
          drawing.path(
            range(5, (index) =>
              polygon([
                [-50 + index * 22, -50],
                [-42 + index * 22, -50],
                [-36 + index * 22, 50],
                [-44 + index * 22, 50],
              ]),
            ).join(''),
            INK,
          );
        if (scales === 1)
          drawing.line(range(5, (index) => `M${-54 + index * 20} -46q22 46 0 92`).join(''), INK, 5);
        if (scales === 2)
          drawing.path(
            range(12, (index) => ellipse(-44 + (index % 6) * 17, index < 6 ? -14 : 14, 6)).join(''),
            INK,
          );
        drawing.path('M36-60h60V60H36q22-60 0-120z', '#fff3c9', { opacity: 0.85 });
      });
      drawing.line('M42-42q18 42 0 84', INK, 5);
      drawing.path(ellipse(58, -9, 9), '#fff');
      drawing.path(ellipse(60, -9, 5), INK);
    },
  );
}

function blossom(drawing: Drawing, x: number, y: number, r: number): void {
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

function plant(
  drawing: Drawing,
  { x, y, height, pairs, lean }: { x: number; y: number; height: number; pairs: number; lean: number },
  leaf: string,
  vein: string,
): void {
  const stem = (t: number): Point => [x + lean * height * t * t, y - height * t];
  const leaves: string[] = [];
  const veins: string[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    for (const side of [-1, 1]) {
      const t = 0.18 + (0.78 * pair) / pairs;
      const [px, py] = stem(t);
      const length = height * 0.26 * (1 - 0.5 * t);
      const angle = -0.5 - 0.25 * t;
      const [dx, dy] = [Math.cos(angle) * length * side, Math.sin(angle) * length];
      leaves.push(
        blob([
          [px, py, 'corner'],
          [px + dx * 0.4 - dy * 0.22 * side, py + dy * 0.4 + length * 0.16],
          [px + dx, py + dy, 'corner'],
          [px + dx * 0.5, py + dy * 0.5 - length * 0.24],
        ]),
      );
      veins.push(
        stroke(
          [
            [px + dx * 0.18, py + dy * 0.2, 2],
            [px + dx * 0.5, py + dy * 0.5 - length * 0.03, 5],
            [px + dx * 0.82, py + dy * 0.84, 1],
          ],
          { steps: 1 },
        ),
      );
    }
  }
  drawing.path(
    stroke([
      [x, y + 20, 9],
      [...stem(0.5), 7],
      [...stem(1), 3],
    ]),
    INK,
  );
  drawing.path(leaves.join(''), leaf, outlined(6));
  drawing.path(veins.join(''), vein);
}

interface Look {
  body: string;
  spot: string;
  speck: string;
  /** in the animal's centimetres */
  eye: Point;
  rosettes?: boolean;
}

function dottedAnimal(
  drawing: Drawing,
  name: AnimalName,
  gait: Gait,
  place: { x: number; y: number; scale: number; flip?: boolean },
  look: Look,
): void {
  const { random } = drawing;
  const shape = animalShape(name, gait);
  const whole = (shape.far ?? '') + shape.body;
  const { x, y, scale, flip } = place;
  const cell = name === 'giraffe' ? [16, 36] : [9, 16];
  const box = name === 'giraffe' ? ([-220, -960, 400, -120] as const) : ([-330, -210, 330, 210] as const);
  const marks = scatter(random, name === 'giraffe' ? 170 : 190, box, [cell[0] ?? 9, cell[1] ?? 16]);
  drawing.group(`transform="translate(${x} ${y})scale(${flip ? -scale : scale} ${scale})"`, () => {
    drawing.path(whole, INK, outlined(20));
    drawing.path(whole, look.body);
    drawing.group(`clip-path="url(#${drawing.clip(whole)})"`, () => {
      if (look.rosettes) {
        drawing.line(marks.map((dot) => ellipse(dot.x, dot.y, dot.r * 0.8)).join(''), look.spot, 7);
        paintDots(
          drawing,
          marks.map((dot) => ({ ...dot, r: 4 })),
          '#b5481f',
        );
      } else {
        drawing.path(
          marks.map((dot) => patch(dot.x, dot.y, dot.r, random.integer(5, 6))).join(''),
          look.spot,
        );
        paintDots(drawing, scatter(random, 150, [-220, -960, 400, -20], [4, 6]), look.speck);
      }
    });
    drawing.path(ellipse(look.eye[0] * 2, look.eye[1] * 2, 12), '#fff');
    drawing.path(ellipse(look.eye[0] * 2 + 3, look.eye[1] * 2, 7), INK);
  });
}

function patch(x: number, y: number, r: number, sides: number): string {
  return polygon(
    range(
      sides,
      (side): OutlinePoint => [
        x + Math.cos((side / sides) * 6.283) * r * 1.05,
        y + Math.sin((side / sides) * 6.283) * r * 1.05,
      ],
    ),
  );
}

function songbird(
  drawing: Drawing,
  x: number,
  y: number,
  size: number,
  colour: string,
  tail: string,
  side: 1 | -1,
): void {
  drawing.group(`transform="translate(${x} ${y})scale(${side * size} ${size})"`, () => {
    const feathers = [-0.2, 0.12, 0.44].map((turn) =>
      stroke(
        [
          [-40, 28, 8],
          [-110, 30 + 80 * turn, 15],
          [-170, 40 + 150 * turn, 5],
        ],
        { steps: 2 },
      ),
    );
    drawing.path(feathers.join(''), tail, outlined(6));
    drawing.path(polygon('82,-72 128,-56 80,-48'), '#f4b223', outlined(6));
    drawing.path(blob('-70,36 -30,-10 10,-40 34,-78 66,-84 82,-56 62,-10 24,34 -24,46'), colour, outlined(7));
    drawing.path(
      range(12, (index) => ellipse(-30 + (index % 4) * 20, -8 + Math.floor(index / 4) * 17, 5)).join(''),
      '#fff3c9',
    );
    drawing.path(ellipse(58, -62, 11), '#fff');
    drawing.path(ellipse(61, -62, 6), INK);
  });
}

function frame(drawing: Drawing): void {
  drawing.line(`M0 0h${drawing.width}v${drawing.height}H0z`, INK, 22);
}

const altOf = (slug: string): string => enamels.find((artwork) => artwork.slug === slug)?.alt ?? slug;
