import { Drawing } from '../../core/drawing.js';
import { blob, ellipse, lens, polygon, stroke } from '../../core/path.js';
import { type Point, range } from '../../core/points.js';
import { border, crackle, type Dyes, ground } from './cloth.js';

const MORNING: Dyes = {
  dark: '#1f2a24',
  deep: '#3f5a34',
  middle: '#a8832a',
  light: '#ecc254',
  wax: '#fdf2cc',
};

export function marketMorning(): Drawing {
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
  return drawing;
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
