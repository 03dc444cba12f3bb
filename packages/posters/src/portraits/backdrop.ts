import type { Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../core/path.js';
import { type OutlinePoint, range } from '../core/points.js';
import { acacia } from '../nature/acacia.js';
import { leaf } from '../nature/foliage.js';
import { kilimanjaro } from '../nature/mountains.js';
import { bird } from '../nature/skein.js';
import { dhow } from '../things/dhow.js';
import type { BackdropKind } from './person.js';

/** The ground of a portrait, 800 units square. Colours from far to near. */
export function backdrop(
  drawing: Drawing,
  kind: BackdropKind,
  [a = '#eee', b = a, c = b, d = c]: readonly string[],
): void {
  drawing.path('M0 0h800v800H0z', a);
  BACKDROPS[kind](drawing, [a, b, c, d]);
}

type Colours = readonly [string, string, string, string];

const hill = (drawing: Drawing, colour: string, ...ys: number[]): void => {
  const top = ys.map((y, index): OutlinePoint => [-40 + (index * 880) / (ys.length - 1), y]);
  drawing.path(blob([...top, [840, 840, 'corner'], [-40, 840, 'corner']]), colour);
};

const BACKDROPS: Record<BackdropKind, (drawing: Drawing, colours: Colours) => void> = {
  rays(drawing, [, b]) {
    const rays = range(18, (index) => {
      const [from, to] = [(index / 18) * Math.PI * 2, ((index + 0.5) / 18) * Math.PI * 2];
      const at = (angle: number): [number, number] => [
        400 + Math.cos(angle) * 640,
        360 + Math.sin(angle) * 640,
      ];
      return polygon([[400, 360], at(from), at(to)]);
    });
    drawing.path(rays.join(''), b);
  },
  leaves(drawing, [, b, c, d]) {
    const sprays: [number, number, number, string][] = [
      [60, 760, -1.3, b],
      [760, 740, -1.9, c],
      [30, 340, -0.4, c],
      [790, 300, 2.7, b],
      [200, 60, 0.9, d],
      [620, 40, 2.2, d],
    ];
    for (const [x, y, angle, colour] of sprays) {
      const spray = range(7, (index) =>
        leaf(
          [x + Math.cos(angle) * index * 34, y + Math.sin(angle) * index * 34],
          angle + (index % 2 ? 0.8 : -0.8),
          110,
          28,
        ),
      );
      drawing.path(spray.join(''), colour);
      drawing.path(
        range(12, (index) =>
          ellipse(x + Math.cos(angle) * index * 20, y + Math.sin(angle) * index * 20, 5),
        ).join(''),
        '#fff3c9',
      );
    }
  },
  rings(drawing, [, b, c]) {
    for (let ring = 9; ring > 0; ring--) {
      const r = ring * 66;
      const edge = range(20, (index): OutlinePoint => {
        const angle = (index / 20) * Math.PI * 2;
        const reach = r * (1 + 0.05 * Math.sin(angle * 3 + ring) + 0.03 * Math.sin(angle * 7));
        return [560 + Math.cos(angle) * reach, 260 + Math.sin(angle) * reach];
      });
      drawing.line(blob(edge), ring % 2 ? b : c, ring % 3 ? 10 : 20);
    }
  },
  waves(drawing, [, b, c, d]) {
    for (let row = 0; row < 9; row++) {
      const y = 40 + row * 92;
      const crests = range(9, (index) => `M${index * 110 - 60 + (row % 2) * 55} ${y}a55 55 0 0 1 110 0`);
      drawing.line(crests.join(''), row % 2 ? b : c, 18);
      drawing.line(crests.join('').replaceAll('a55 55', 'a30 30').replaceAll('1 110 0', '1 60 0'), d, 7);
    }
  },
  blocks(drawing, [, b, c, d]) {
    drawing.path('M0 0h330v420H0z', b);
    drawing.path('M520 0h280v300H520z', c);
    drawing.path('M0 560h240v240H0z', d);
    drawing.path('M600 380h200v420H600z', b);
    drawing.path(ellipse(560, 250, 170), d);
    drawing.path('M560 80a170 170 0 0 1 0 340z', c);
    drawing.line('M40 470h220M40 500h180M40 530h200', d, 12);
  },
  aperture(drawing, [, b, c, d]) {
    const blades = range(7, (index) => {
      const angle = (index / 7) * Math.PI * 2;
      const at = (turn: number, reach: number): [number, number] => [
        400 + Math.cos(angle + turn) * reach,
        350 + Math.sin(angle + turn) * reach,
      ];
      return {
        path: polygon([at(0, 210), at(0.5, 520), at(1.4, 520), at(0.9, 210)]),
        colour: index % 2 ? b : c,
      };
    });
    for (const { path, colour } of blades) drawing.path(path, colour);
    drawing.path(ellipse(400, 350, 290), d, { opacity: 0.5 });
  },
  border(drawing, [, b, c, d]) {
    const scallop =
      range(10, (index) => ellipse(40 + index * 80, 60, 34)).join('') +
      range(8, (index) => ellipse(60, 150 + index * 84, 30) + ellipse(740, 150 + index * 84, 30)).join('');
    drawing.path('M0 0h800v120H0zM0 120h120v680H0zM680 120h120v680H680z', b);
    drawing.path(scallop, c);
    drawing.path(
      range(10, (index) => ellipse(40 + index * 80, 60, 15)).join('') +
        range(8, (index) => ellipse(60, 150 + index * 84, 13) + ellipse(740, 150 + index * 84, 13)).join(''),
      d,
    );
    drawing.path(
      range(60, (index) => ellipse(150 + (index % 10) * 56, 170 + Math.floor(index / 10) * 90, 7)).join(''),
      c,
      { opacity: 0.45 },
    );
  },
  savannah(drawing, [, b, c, d]) {
    drawing.path(ellipse(610, 300, 120), '#fff6d8', { opacity: 0.8 });
    hill(drawing, b, 470, 440, 470, 430, 450);
    acacia(drawing, { x: 150, y: 560, height: 330, seed: 'k3', colour: d, spread: 1.4 });
    acacia(drawing, { x: 690, y: 530, height: 150, seed: 'n3', colour: d, spread: 1.4 });
    hill(drawing, c, 540, 560, 530, 560, 540);
  },
  sky(drawing, [, b, c, d]) {
    drawing.path(ellipse(620, 210, 170), b, { opacity: 0.6 });
    for (const [x, y, w] of [
      [150, 210, 240],
      [640, 470, 260],
      [120, 560, 220],
    ] as const) {
      drawing.path(
        blob([
          [x - w / 2, y],
          [x - w / 4, y - 40],
          [x, y - 62],
          [x + w / 4, y - 36],
          [x + w / 2, y],
          [x, y + 12],
        ]),
        c,
      );
    }
    drawing.path(
      (
        [
          [140, 110, 34],
          [220, 150, 24],
          [90, 330, 28],
          [690, 120, 30],
          [610, 80, 20],
          [720, 330, 24],
        ] as const
      )
        .map(([x, y, s]) => bird(x, y, s))
        .join(''),
      d,
    );
  },
  mountain(drawing, [a, b, c, d]) {
    kilimanjaro(drawing, {
      x: 400,
      y: 640,
      width: 1100,
      height: 440,
      colour: c,
      shade: d,
      haze: b,
      snow: '#ffffff',
      snowShade: '#cfdcf0',
    });
    hill(drawing, a, 640, 610, 640, 600, 630);
    hill(drawing, b, 690, 670, 690, 660, 690);
  },
  forest(drawing, [, b, c, d]) {
    drawing.path(
      range(7, (index) =>
        stroke([
          [40 + index * 124, 840, 34],
          [50 + index * 122, 400, 22],
          [44 + index * 126, -40, 20],
        ]),
      ).join(''),
      b,
    );
    for (const [x, y] of [
      [100, 130],
      [300, 60],
      [520, 90],
      [710, 150],
      [70, 620],
      [750, 640],
    ] as const) {
      drawing.path(range(9, (index) => leaf([x, y], index * 0.7, 110, 30)).join(''), x % 4 ? d : c);
    }
  },
  sunset(drawing, [, b, c, d]) {
    drawing.path(ellipse(400, 330, 330), b);
    drawing.path(ellipse(400, 330, 240), c);
    hill(drawing, d, 520, 500, 520, 480, 500);
  },
  sea(drawing, [, b, c, d]) {
    drawing.path('M0 430h800v370H0z', b);
    dhow(drawing, {
      x: 650,
      y: 460,
      size: 0.42,
      hull: '#3a2a38',
      sail: '#fff8e6',
      sailShade: '#e6c48c',
      trim: '#e0593f',
    });
    drawing.path(
      range(16, (index) =>
        blob([
          [-20 + ((index * 173) % 800), 470 + index * 20],
          [60 + ((index * 173) % 800), 464 + index * 20],
          [140 + ((index * 173) % 800), 470 + index * 20],
          [60 + ((index * 173) % 800), 476 + index * 20],
        ]),
      ).join(''),
      c,
    );
    drawing.path(ellipse(150, 190, 80), d);
  },
};
