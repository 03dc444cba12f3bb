import { Drawing } from '../../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../../core/path.js';
import { range } from '../../core/points.js';
import { border, crackle, type Dyes, ground } from './cloth.js';

const EARTH: Dyes = { dark: '#2a120e', deep: '#6b2412', middle: '#b4511c', light: '#e3a03a', wax: '#f6dea0' };

export function threeAtTheWell(): Drawing {
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
  return drawing;
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
