import { Drawing } from '../core/drawing.js';
import { blob, ellipse, lens, polygon, polyline, stroke } from '../core/path.js';
import { type OutlinePoint, type Point, range } from '../core/points.js';
import type { Artwork } from './artwork.js';

/** Wax-resist cloth: pale lines where the wax lay, dyes laid one over another, veins where it cracked. */
interface Dyes {
  dark: string;
  deep: string;
  middle: string;
  light: string;
  wax: string;
}

const EARTH: Dyes = { dark: '#2a120e', deep: '#6b2412', middle: '#b4511c', light: '#e3a03a', wax: '#f6dea0' };
const MORNING: Dyes = {
  dark: '#1f2a24',
  deep: '#3f5a34',
  middle: '#a8832a',
  light: '#ecc254',
  wax: '#fdf2cc',
};
const INDIGO: Dyes = {
  dark: '#0b1638',
  deep: '#142c66',
  middle: '#2a5a9c',
  light: '#7fb2d8',
  wax: '#f0f3e4',
};

export const batiks: readonly Artwork[] = [
  {
    slug: 'three-at-the-well',
    alt: 'Batik of three women who carry water pots on their heads before a great sun',
    draw: threeAtTheWell,
  },
  {
    slug: 'market-morning',
    alt: 'Batik of market women under umbrellas among baskets of fruit',
    draw: marketMorning,
  },
  {
    slug: 'dhow-and-moon',
    alt: 'Indigo batik of a dhow on patterned waves below a full moon',
    draw: dhowAndMoon,
  },
];

function threeAtTheWell(): string {
  const drawing = new Drawing(1200, 1500, 'three-at-the-well');
  const { random } = drawing;
  ground(drawing, EARTH, 7);
  drawing.path(ellipse(600, 420, 300), EARTH.wax, { opacity: 0.9 });
  drawing.path(ellipse(600, 420, 262), EARTH.light);
  drawing.path(ellipse(600, 420, 214), EARTH.wax, { opacity: 0.35 });
  const rays = range(40, (index) => {
    const angle = (index / 40) * Math.PI * 2 + random.between(-0.02, 0.02);
    return stroke(
      [
        [600 + Math.cos(angle) * 316, 420 + Math.sin(angle) * 316, 5],
        [600 + Math.cos(angle) * 372, 420 + Math.sin(angle) * 372, 1.5],
      ],
      { steps: 1 },
    );
  });
  drawing.path(rays.join(''), EARTH.wax);
  carrier(drawing, EARTH, 300, 1380, 1.02, '#8f2f16', '#d98a2b');
  carrier(drawing, EARTH, 905, 1370, 1, '#3c2a52', '#c7602a');
  carrier(drawing, EARTH, 600, 1420, 1.14, '#b4511c', '#4a1a12');
  crackle(drawing, EARTH);
  border(drawing, EARTH, 75);
  return drawing.toSvg(batiks[0]?.alt ?? '');
}

function carrier(
  drawing: Drawing,
  dyes: Dyes,
  x: number,
  y: number,
  size: number,
  cloth: string,
  shawl: string,
): void {
  const body = blob(
    '-40,-560 -74,-520 -86,-420 -70,-330 -96,-180 -112,0! 104,0! 92,-200 66,-330 80,-430 66,-530 38,-562',
  );
  const pot = blob(
    '-52,-760 -88,-810 -84,-870 -40,-900! -50,-920! 50,-920! 40,-900! 84,-870 88,-810 52,-760 0,-738',
  );
  const skin = [
    stroke('-64,-520,20 -112,-420,16 -84,-320,13 -40,-290,11'),
    stroke('0,-550,20 4,-620,17', { steps: 1 }),
    blob('-36,-640 -34,-690 0,-716 36,-694 42,-650 30,-612 4,-596 -24,-606'),
    stroke('62,-520,20 122,-600,16 112,-700,13 66,-790,11'),
  ].join('');
  const pattern: string[] = [];
  for (let row = 0; row < 9; row++) {
    const py = -40 - row * 34;
    for (let column = -3; column <= 3; column++) {
      const px = column * 28 + (row % 2 ? 14 : 0);
      if (Math.abs(px) > 70 + (-py < 180 ? 26 : 0) - (row > 6 ? 12 : 0)) continue;
      pattern.push(
        row % 3 === 1
          ? polygon([
              [px, py - 10],
              [px + 9, py],
              [px, py + 10],
              [px - 9, py],
            ])
          : ellipse(px, py, 5),
      );
    }
  }
  drawing.group(
    `transform="translate(${x} ${y})scale(${size})" stroke="${dyes.wax}" stroke-width="5" stroke-linejoin="round"`,
    () => {
      drawing.path(skin, dyes.dark);
      drawing.path(body, cloth);
      drawing.path(
        blob('-78,-545 0,-520 70,-545 84,-480 40,-380 -70,-300 -92,-330 -30,-420 -84,-480'),
        shawl,
      );
      drawing.path(pot, dyes.deep);
      drawing.path(pattern.join(''), dyes.wax, { attributes: 'stroke="none"' });
      drawing.path('M-84-836Q0-800 84-836M-86-850Q0-814 86-850', 'none');
      drawing.path(blob('-42,-650 -46,-706 0,-740 46,-708 46,-664 0,-690'), cloth);
    },
  );
}

function marketMorning(): string {
  const drawing = new Drawing(1500, 1050, 'market-morning');
  const { random } = drawing;
  ground(drawing, MORNING, 5);
  const roofs = range(9, (index): string => {
    const x = index * 180 - 30;
    const h = random.between(90, 170);
    return polygon([
      [x, 440],
      [x, 440 - h],
      [x + 80, 440 - h - 50],
      [x + 160, 440 - h],
      [x + 160, 440],
    ]);
  });
  drawing.path(roofs.join(''), MORNING.deep, { attributes: `stroke="${MORNING.wax}" stroke-width="5"` });
  drawing.path('M0 430h1500v620H0z', MORNING.middle);
  drawing.path(
    range(26, (index) => lens(random.between(0, 1500), 470 + index * 22, random.between(120, 320), 7)).join(
      '',
    ),
    MORNING.light,
  );
  const stalls: [number, number, number, string, string][] = [
    [280, 620, 0.8, '#8f3a1f', '#3f5a34'],
    [1210, 610, 0.8, '#5a2a52', '#c77a2a'],
    [740, 640, 0.94, '#2f5a6a', '#d9502f'],
    [420, 930, 1.2, '#b8452a', '#4a2a4a'],
    [1060, 940, 1.24, '#c99a2a', '#7a2a24'],
  ];
  for (const [x, y, size, cloth, shade] of stalls) seller(drawing, x, y, size, cloth, shade);
  crackle(drawing, MORNING);
  border(drawing, MORNING, 50);
  return drawing.toSvg(batiks[1]?.alt ?? '');
}

function seller(drawing: Drawing, x: number, y: number, size: number, cloth: string, shade: string): void {
  const { dark, deep, wax, light } = MORNING;
  const umbrella = range(6, (index) => {
    const [a, b] = [-180 + index * 60, -120 + index * 60];
    return {
      path: blob([
        [0, -420, 'corner'],
        [a * 0.7, -370],
        [a, -290, 'corner'],
        [(a + b) / 2, -276],
        [b, -290, 'corner'],
        [b * 0.7, -370],
      ]),
      colour: index % 2 ? wax : shade,
    };
  });
  const fruit: Point[] = [
    [-36, -46],
    [-12, -58],
    [14, -58],
    [38, -46],
    [0, -76],
    [-22, -38],
    [24, -36],
  ];
  drawing.group(
    `transform="translate(${x} ${y})scale(${size})" stroke="${wax}" stroke-width="5" stroke-linejoin="round"`,
    () => {
      drawing.path(polygon('-4,-410 4,-410 4,-20 -4,-20'), dark);
      for (const { path, colour } of umbrella) drawing.path(path, colour);
      drawing.path(
        stroke('-40,-190,15 -82,-140,13 -60,-90,11 -20,-80,10') +
          blob('-34,-220 -36,-254 -8,-278 20,-262 26,-232 12,-206 -14,-202'),
        dark,
      );
      drawing.path(blob('-62,-196 -96,-120 -118,-40 -128,10! 60,10! 52,-60 44,-150 20,-198 -20,-206'), cloth);
      drawing.path(blob('-40,-244 -46,-286 -10,-308 30,-288 28,-262 -4,-272'), shade);
      drawing.path(
        [-90, -50, -10, 30]
          .flatMap((px) => [-110, -70, -30].map((py) => ellipse(px, py + (px % 20), 5)))
          .join(''),
        wax,
        { attributes: 'stroke="none"' },
      );
      for (const dx of [100, 210]) {
        drawing.path(
          fruit.map(([px, py]) => ellipse(dx + px, py + 10, 17)).join(''),
          dx === 100 ? '#d9502f' : light,
        );
        drawing.path(
          blob([
            [dx - 62, -32, 'corner'],
            [dx + 62, -32, 'corner'],
            [dx + 44, 20],
            [dx - 44, 20],
          ]),
          deep,
        );
        drawing.line(`M${dx - 54}-14h108M${dx - 48} 4h96`, wax, 3);
      }
    },
  );
}

function dhowAndMoon(): string {
  const drawing = new Drawing(1200, 1200, 'dhow-and-moon');
  const { random } = drawing;
  ground(drawing, INDIGO, 6);
  for (const [r, colour, opacity] of [
    [330, INDIGO.middle, 0.7],
    [270, INDIGO.light, 0.55],
    [205, INDIGO.wax, 1],
  ] as const)
    drawing.path(ellipse(760, 360, r), colour, { opacity });
  drawing.path(ellipse(700, 320, 44) + ellipse(820, 420, 58) + ellipse(800, 280, 26), INDIGO.light, {
    opacity: 0.6,
  });
  const starry = range(34, (): string => {
    const [x, y, r] = [random.between(90, 1110), random.between(90, 600), random.between(5, 11)];
    return Math.hypot(x - 760, y - 360) < 350
      ? ''
      : polygon(
          range(
            8,
            (index): Point => [
              x + Math.cos((index * Math.PI) / 4) * (index % 2 ? r * 0.4 : r * 1.6),
              y + Math.sin((index * Math.PI) / 4) * (index % 2 ? r * 0.4 : r * 1.6),
            ],
          ),
        );
  });
  drawing.path(starry.join(''), INDIGO.wax);
  const waxed = `stroke="${INDIGO.wax}" stroke-width="6" stroke-linejoin="round"`;
  drawing.group(`transform="translate(520 850)scale(1.35)" ${waxed}`, () => {
    drawing.path(stroke('-8,-30,6 6,-200,5 14,-350,4', { steps: 1 }), INDIGO.dark);
    drawing.path(blob('-146,-112! -30,-290 118,-464! 140,-330 142,-200 110,-70! 30,-66 -60,-80'), '#c9813a');
    drawing.path(blob('118,-464! 140,-330 142,-200 110,-70! 60,-66! 92,-180 100,-330'), '#8a4a24');
    drawing.path(
      blob('-190,-58! -150,-44 -60,-30 60,-30 130,-42 206,-74! 190,-36 140,20! -140,20! -172,-10'),
      INDIGO.dark,
    );
    drawing.path(ellipse(-110, -66, 11) + ellipse(86, -62, 10), INDIGO.dark);
  });
  drawing.line('M360 740Q450 700 690 650M400 640Q520 590 690 540M450 540Q560 490 690 430', INDIGO.wax, 4);
  for (let row = 0; row < 8; row++) {
    const y = 860 + row * 52;
    const r = 52 + row * 7;
    const wave = range(
      Math.ceil(1300 / (r * 2)) + 1,
      (index) =>
        `M${-r + index * r * 2 + (row % 2) * r} ${y}a${r} ${r * 0.8} 0 0 1 ${r * 2} 0v400h${-r * 2}z`,
    );
    drawing.path(wave.join(''), drawing.mix(INDIGO.middle, INDIGO.dark, row / 8), { attributes: waxed });
    drawing.line(wave.join('').replace(/v400h-?[\d.]+z/g, ''), row % 2 ? INDIGO.light : INDIGO.wax, 4, {
      opacity: 0.7,
      attributes: `transform="translate(0 ${Math.round(r * 0.34)})"`,
    });
  }
  crackle(drawing, INDIGO);
  border(drawing, INDIGO, 60);
  return drawing.toSvg(batiks[2]?.alt ?? '');
}

function ground(drawing: Drawing, { dark, deep, light }: Dyes, bands: number): void {
  const { random, width, height } = drawing;
  drawing.path(`M0 0h${width}v${height}H0z`, deep);
  const step = height / (bands + 2);
  for (let band = 0; band < bands; band++) {
    const y = step * (band + 1);
    const edge = range(
      6,
      (index): OutlinePoint => [-60 + (index * (width + 120)) / 5, y + random.between(-50, 40)],
    );
    drawing.path(
      blob([...edge, [width + 60, height + 60, 'corner'], [-60, height + 60, 'corner']]),
      drawing.mix(light, dark, Math.min(1, band / (bands * 0.9))),
      { opacity: 0.75 },
    );
  }
}

/** Branching dark veins, each with a pale ghost. */
function crackle(drawing: Drawing, { dark, wax }: Dyes): void {
  const { random, width, height } = drawing;
  let veins = '';
  const vein = (x: number, y: number, angle: number, length: number, depth: number): void => {
    const points: Point[] = [[x, y]];
    let heading = angle;
    for (let step = 0; step < length; step++) {
      heading += random.bell() * 0.55;
      const [px, py] = points.at(-1) ?? [x, y];
      const next: Point = [
        px + Math.cos(heading) * random.between(22, 54),
        py + Math.sin(heading) * random.between(22, 54),
      ];
      points.push(next);
      if (next[0] < 0 || next[1] < 0 || next[0] > width || next[1] > height) break;
      if (depth && random.chance(0.28))
        vein(
          ...next,
          heading + random.pick([-1, 1]) * random.between(0.6, 1.3),
          Math.ceil(length / 2),
          depth - 1,
        );
    }
    veins += polyline(points);
  };
  for (let index = 0; index < 26; index++)
    vein(random.between(0, width), random.between(0, height), random.between(0, 6.28), 9, 2);
  drawing.line(veins, dark, 2.6, { opacity: 0.75 });
  drawing.line(veins, wax, 1.2, { opacity: 0.35, attributes: 'transform="translate(3 2)"' });
}

function border(drawing: Drawing, { dark, deep, middle, wax }: Dyes, size: number): void {
  const { width, height } = drawing;
  const u = size;
  const h = u / 2;
  const tile =
    `<path fill="${dark}" d="M0 0h${u}v${u}H0z"/><path fill="${middle}" d="M0 0L${h} ${h} 0 ${u}zM${u} 0L${h} ${h} ${u} ${u}z"/>` +
    `<path fill="${wax}" d="M${h} ${u * 0.18}L${u * 0.82} ${h} ${h} ${u * 0.82} ${u * 0.18} ${h}z"/><path fill="${deep}" d="M${h} ${u * 0.36}L${u * 0.64} ${h} ${h} ${u * 0.64} ${u * 0.36} ${h}z"/>`;
  const pattern = drawing.pattern(u, tile);
  drawing.path(
    `M0 0h${width}v${height}H0zM${u} ${u}v${height - 2 * u}h${width - 2 * u}v${2 * u - height}z`,
    pattern,
    { attributes: 'fill-rule="evenodd"' },
  );
}
