import { Drawing } from '../../core/drawing.js';
import { blob, ellipse, polygon, stroke } from '../../core/path.js';
import { range } from '../../core/points.js';
import { paintDots, scatter } from '../artwork.js';
import { frame, INK, outlined, plant } from './motifs.js';

export function fishOfTheGreatLake(): Drawing {
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
  return drawing;
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
