import { lighten } from '../core/colour.js';
import type { Drawing } from '../core/drawing.js';
import { blob, ellipse, polygon } from '../core/path.js';
import type { OutlinePoint } from '../core/points.js';
import { GARMENTS } from './garments.js';
import type { Tones } from './head.js';
import type { Person } from './person.js';

export function neckAndClothes(drawing: Drawing, person: Person, tones: Tones): void {
  const { clothes, beads, strap, face } = person;
  const broad = clothes.shoulders;
  const neck = 50 * (0.5 + 0.5 * face.jaw);
  drawing.path(
    blob([
      [-neck, 80, 'corner'],
      [-neck - 2, 190],
      [-neck - 40, 226],
      [-neck - 40, 310],
      [neck + 40, 310],
      [neck + 40, 226],
      [neck + 2, 190],
      [neck, 80, 'corner'],
    ]),
    tones.skin,
  );
  drawing.path(
    blob([
      [-neck, 100, 'corner'],
      [-38, 152],
      [10, 178],
      [neck, 150],
      [neck + 4, 190],
      [neck + 40, 226],
      [neck + 40, 310],
      [20, 300],
      [10, 200],
      [-30, 172],
      [-neck, 140],
    ]),
    tones.shade,
  );
  const low =
    clothes.kind === 'dress' ? 290 : clothes.kind === 'rollneck' || clothes.kind === 'fleece' ? 236 : 262;
  const torso: OutlinePoint[] = [
    [-330 * broad, 480, 'corner'],
    [-300 * broad, 304],
    [-220 * broad, 252],
    [-96, 216],
    [-60, 196, 'corner'],
    [-40, 240],
    [0, low],
    [40, 240],
    [60, 196, 'corner'],
    [96, 216],
    [220 * broad, 252],
    [300 * broad, 304],
    [330 * broad, 480, 'corner'],
  ];
  const outline = blob(torso);
  drawing.path(outline, clothes.colours[0]);
  drawing.group(`clip-path="url(#${drawing.clip(outline)})"`, () => {
    GARMENTS[clothes.kind](drawing, clothes.colours);
    drawing.path(
      blob([
        [60, 196, 'corner'],
        [30, 300],
        [90, 490, 'corner'],
        [380, 490, 'corner'],
        [340, 250, 'corner'],
      ]),
      '#14091a',
      { opacity: 0.2 },
    );
  });
  if (clothes.kind === 'rollneck' || clothes.kind === 'fleece') collarTube(drawing, clothes.colours[0]);
  beads?.forEach((colour, row) => {
    drawing.line(
      `M${-62 - row * 13} ${186 + row * 9}Q0 ${300 + row * 27} ${62 + row * 13} ${186 + row * 9}`,
      colour,
      12,
    );
  });
  if (strap) hangStrap(drawing, strap.kind, strap.colour);
}

function collarTube(drawing: Drawing, colour: string): void {
  drawing.path(
    blob([
      [-66, 148, 'corner'],
      [-30, 170],
      [0, 176],
      [30, 170],
      [66, 148, 'corner'],
      [74, 230],
      [0, 262],
      [-74, 230],
    ]),
    lighten(colour, 0.05),
  );
  drawing.path(
    blob([
      [12, 174],
      [66, 148, 'corner'],
      [74, 230],
      [14, 258],
    ]),
    '#14091a',
    { opacity: 0.22 },
  );
}

function hangStrap(drawing: Drawing, kind: 'camera' | 'binoculars', colour: string): void {
  drawing.line('M-70 204Q-64 260-44 292M70 204Q64 260 44 292', colour, 12);
  drawing.group('transform="translate(0 -76)"', () => {
    if (kind === 'binoculars') {
      drawing.path(
        polygon('-70,360 -12,360 -6,420 -78,420') +
          polygon('70,360 12,360 6,420 78,420') +
          polygon('-16,368 16,368 16,396 -16,396'),
        colour,
      );
      drawing.path(ellipse(-42, 418, 30, 9) + ellipse(42, 418, 30, 9), lighten(colour, 0.18));
      return;
    }
    drawing.path(polygon('-80,358 80,358 80,436 -80,436') + polygon('-34,342 34,342 40,360 -40,360'), colour);
    drawing.path(ellipse(0, 398, 34), lighten(colour, 0.16));
    drawing.path(ellipse(0, 398, 23), '#0f1420');
    drawing.path(ellipse(-8, 390, 6), '#a9c4d8');
  });
}
