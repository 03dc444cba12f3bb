import type { Colour, Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../core/path.js';

/** Small figures, two units a centimetre like the animals; feet at y = 0. */
interface Figure {
  skin: string;
  cloth: string;
  /** second garment: sash, shawl, trousers, shade of the robe */
  accent: string;
  gear: string;
}

const head = (x: number, y: number): string =>
  ellipse(x, y, 20, 24) +
  stroke(
    [
      [x - 3, y + 20, 11],
      [x - 5, y + 40, 12],
    ],
    { steps: 1 },
  );

const FIGURES = {
  /** a herder in a wrapped cloth, with a staff */
  herder: () => ({
    skin:
      head(2, -330) +
      stroke('-12,-60,9 -16,-30,8 -16,0,9 -4,2,7') +
      stroke('14,-60,9 14,-30,8 12,0,9 26,2,7') +
      stroke('34,-262,10 58,-220,9 64,-190,8'),
    cloth: blob(
      '-30,-300 -44,-270 -46,-200 -44,-120 -38,-60! 36,-60! 38,-130 36,-210 38,-270 22,-300 0,-306',
    ),
    accent:
      blob('-34,-298! -10,-290 30,-240 40,-190! 34,-150 -2,-210 -40,-250') +
      polygon('-44,-150 38,-150 38,-138 -44,-138') +
      polygon('-42,-90 37,-90 37,-80 -42,-80'),
    gear: stroke('66,-330,4 64,-190,4 60,2,4'),
  }),
  /** leaping straight up, arms at the sides */
  jumper: () => ({
    skin:
      head(2, -344) +
      stroke('-10,-76,9 -14,-40,8 -12,-10,7 -4,12,5') +
      stroke('12,-76,9 12,-40,8 12,-10,7 20,12,5') +
      stroke('-40,-290,9 -48,-240,8 -40,-190,7') +
      stroke('38,-290,9 46,-240,8 38,-190,7'),
    cloth: blob(
      '-30,-312 -42,-280 -42,-200 -50,-110 -54,-84! 50,-76! 44,-120 36,-210 38,-280 22,-312 0,-318',
    ),
    accent:
      blob('-32,-310! 0,-300 36,-240 42,-180! 20,-180 -10,-240 -38,-270') +
      polygon('-46,-150 40,-150 41,-138 -47,-138'),
    gear: ellipse(0, -304, 26, 7),
  }),
  /** a woman in a long robe with a bead collar */
  woman: () => ({
    skin:
      head(2, -316) + stroke('-34,-256,9 -48,-210,8 -30,-180,7') + stroke('34,-256,9 46,-214,8 34,-180,7'),
    cloth: blob('-28,-284 -42,-256 -40,-180 -56,-60 -60,0! 58,0! 54,-70 38,-180 40,-256 24,-284 0,-290'),
    accent:
      blob('-30,-284! 0,-276 34,-230 40,-150! 10,-180 -30,-230') + polygon('-58,-36 56,-36 57,-22 -59,-22'),
    gear: ellipse(-2, -280, 34, 13),
  }),
  child: () => ({
    skin:
      ellipse(2, -196, 18, 20) +
      stroke('0,-178,9 0,-168,9', { steps: 1 }) +
      stroke('-8,-70,7 -10,-34,6 -10,0,7 0,2,5') +
      stroke('10,-70,7 12,-34,6 10,0,7 20,2,5') +
      stroke('22,-150,7 34,-124,6 28,-100,6') +
      stroke('-20,-150,7 -30,-124,6 -26,-100,6'),
    cloth: blob('-18,-172 -26,-150 -22,-116! 22,-116! 26,-150 18,-172 0,-174'),
    accent: blob('-24,-118! 24,-118! 30,-66! -30,-66!'),
    gear: '',
  }),
  /** walking with a pack and a pole */
  hiker: () => ({
    skin: head(16, -318) + stroke('26,-252,10 50,-214,9 66,-206,8'),
    cloth:
      stroke('4,-276,25 0,-230,28 0,-180,24') +
      stroke('16,-264,13 32,-232,10 50,-214,8') +
      ellipse(14, -334, 21, 14) +
      polygon('0,-330 46,-330 48,-324 0,-322'),
    accent:
      stroke('-2,-176,19 18,-96,13 12,-24,10 16,-8,11 32,-6,9') +
      stroke('-4,-176,19 -30,-96,13 -58,-34,10 -62,-18,10 -46,-8,8'),
    gear:
      blob('-20,-288 -52,-280 -62,-240 -56,-196 -30,-188 -20,-230') +
      stroke('70,-216,3 84,-100,3 92,0,3') +
      stroke('-24,-294,9 -46,-294,9', { steps: 1 }),
  }),
  /** leaning into the slope, small under a headlamp */
  climber: () => ({
    skin: head(26, -296),
    cloth:
      stroke('8,-258,27 0,-214,30 -4,-170,25') +
      stroke('24,-248,13 50,-220,11 66,-206,9') +
      ellipse(24, -302, 25, 28),
    accent:
      stroke('-4,-168,20 30,-110,14 20,-34,11 24,-8,12 40,-6,9') +
      stroke('-8,-168,20 -26,-90,14 -54,-30,11 -58,-12,11 -40,-6,9'),
    gear: blob('-20,-272 -58,-262 -66,-216 -56,-176 -28,-176') + stroke('72,-214,3 84,-100,3 90,0,3'),
  }),
  /** a hunter walking, bow in hand */
  hunter: () => ({
    skin:
      head(12, -326) +
      stroke('2,-286,24 -2,-240,22 -2,-190,19') +
      stroke('-2,-150,16 22,-92,11 14,-20,8 18,-4,8 34,-2,6') +
      stroke('-4,-150,16 -26,-90,11 -56,-30,8 -62,-14,8 -48,-4,6') +
      stroke('14,-276,11 42,-226,9 66,-206,8') +
      stroke('-10,-274,11 -34,-226,9 -28,-186,8'),
    cloth: blob('-24,-206! 20,-206! 30,-150 34,-120! 0,-108 -32,-122!'),
    accent: stroke('-22,-282,5 4,-240,6 20,-206,5'),
    gear:
      stroke('48,-330,3 82,-268,4 86,-200,4 76,-130,4 44,-66,3') +
      polygon('48,-330 50,-330 46,-66 44,-66') +
      stroke('-30,-170,3 -34,-260,3 -36,-300,3') +
      stroke('-40,-168,3 -42,-250,3 -46,-292,3'),
  }),
  /** standing in a canoe, both hands on the pole */
  poler: () => ({
    skin:
      head(18, -318) +
      stroke('6,-280,24 2,-236,22 -2,-190,19') +
      stroke('4,-150,16 14,-90,11 10,-20,8 12,-4,8 28,-2,6') +
      stroke('-6,-150,16 -26,-90,11 -36,-24,8 -36,-6,8 -22,-2,6') +
      stroke('18,-272,11 50,-244,9 78,-270,8') +
      stroke('2,-268,11 40,-206,9 72,-200,8'),
    cloth: blob('-22,-206! 22,-206! 32,-150 30,-120! 0,-108 -32,-122!') + ellipse(18, -332, 24, 13),
    accent: polygon('-16,-330 52,-330 58,-322 -22,-322'),
    gear: stroke('84,-430,4 76,-230,4 62,60,4'),
  }),
  /** sitting on the heels by a fire, looking right */
  squatter: () => ({
    skin:
      head(14, -196) +
      stroke('-2,-156,24 -14,-110,25 -16,-60,24') +
      stroke('-16,-52,19 40,-82,13 36,-30,9 34,-6,8 54,-3,6') +
      stroke('-2,-146,11 26,-104,9 60,-98,7'),
    cloth: blob('-36,-96! 6,-90 10,-40 -4,-20 -40,-24!'),
    accent: stroke('-24,-152,5 0,-120,6 8,-90,5'),
    gear: '',
  }),
  /** bust and arms at the rail of a basket, boat or car */
  passenger: () => ({
    skin:
      ellipse(2, -66, 19, 22) +
      stroke('0,-46,11 0,-34,12', { steps: 1 }) +
      stroke('22,-24,9 44,-8,8 60,-12,7'),
    cloth: blob('-32,4! -34,-24 -18,-40 18,-40 34,-24 34,4!'),
    accent: ellipse(2, -80, 20, 12) + polygon('-24,-78 28,-78 32,-70 -24,-70'),
    gear: '',
  }),
} satisfies Record<string, () => Figure>;

export interface FiguresOptions {
  of: keyof typeof FIGURES;
  at: { x: number; y: number; size: number; flip?: boolean }[];
  skin: Colour;
  cloth: Colour;
  accent?: Colour;
  gear?: Colour;
  rim?: Colour;
  sunSide?: -1 | 1;
  /** mirrored in still water along this line */
  waterline?: number;
}

export function figures(drawing: Drawing, options: FiguresOptions): void {
  const { of, at, skin, cloth, accent = cloth, gear = skin, rim, sunSide = -1, waterline } = options;
  const figure = FIGURES[of]();
  const whole = drawing.symbol(
    `figure ${of}`,
    () => figure.gear + figure.skin + figure.cloth + figure.accent,
  );
  const painted = drawing.symbol(`figure ${of} ${skin} ${cloth} ${accent} ${gear}`, () =>
    (
      [
        [gear, figure.gear],
        [skin, figure.skin],
        [cloth, figure.cloth],
        [accent, figure.accent],
      ] as const
    )
      .filter(([, path]) => path)
      .map(([colour, path]) => `<path fill="${drawing.colour(colour)}" d="${path}"/>`)
      .join(''),
  );
  for (const { x, y, size, flip } of at) {
    if (waterline) {
      const mirrored = { x, y: waterline + (waterline - y) * 0.4, scale: size, scaleY: -size * 0.8, flip };
      drawing.use(painted, { ...mirrored, opacity: 0.4 });
    }
    if (rim)
      drawing.use(whole, {
        x: x + sunSide * Math.max(1, size * 6),
        y: y - size * 3,
        scale: size,
        flip,
        fill: rim,
      });
    drawing.use(painted, { x, y, scale: size, flip });
  }
}
