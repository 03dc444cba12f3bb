import { Drawing } from '../../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../../core/path.js';
import { type Point, range } from '../../core/points.js';
import { border, crackle, type Dyes, ground } from './cloth.js';

const INDIGO: Dyes = {
  dark: '#0b1638',
  deep: '#142c66',
  middle: '#2a5a9c',
  light: '#7fb2d8',
  wax: '#f0f3e4',
};

export function dhowAndMoon(): Drawing {
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
  return drawing;
}
