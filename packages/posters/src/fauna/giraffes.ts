import { polygon } from '../core/path.js';
import { type Point, range } from '../core/points.js';
import { Random } from '../core/random.js';
import { type Animal, fourLegs, type Gait, limb, limbs, skin, UNITS_PER_CM } from './anatomy.js';

const STANCE = {
  fore: { x: 56, hip: 210, knee: 106, kneeShift: 2 },
  hind: { x: -66, hip: 196, hock: 108, hockShift: -9 },
  widths: { fore: [33, 11.5, 7.5], hind: [30, 12, 7.5] },
  farShift: 13,
} as const;

export function giraffe(gait: Gait): Animal {
  const { near, far } = fourLegs(STANCE, gait, 1.5);
  return {
    far,
    body:
      skin(
        '-92,-208 -74,-236 -20,-252 30,-276 56,-306 84,-370 104,-432 112,-462 128,-474 144,-470 164,-456 190,-440 ' +
          '193,-431 178,-423 146,-428 134,-420 122,-360 104,-290 90,-240 78,-206 40,-180 -20,-172 -66,-174 -90,-186',
      ) +
      near +
      limbs(
        '122,-466,5 116,-484,4 115,-490,5',
        '132,-466,4 130,-484,4 130,-489,5',
        '118,-460,4 100,-466,7 92,-462,1',
      ) +
      limb('-90,-205,5 -104,-160,3 -103,-125,4 -104,-98,6 -102,-88,1'),
    marks: {
      patch: patches(),
      shade: skin(
        '-100,-190 -40,-190 30,-196 70,-214 84,-260 110,-330 128,-420 140,-420 120,-340 100,-240 60,-170 -90,-160',
      ),
    },
    parts: {
      mane: limb('108,-456,3 86,-392,5 58,-326,5 34,-286,2', 3),
      eye: limb('148,-452,2.6 153,-450,2.6', 1),
    },
  };
}

/** Torn polygons with pale seams, smaller toward the head and the knees. */
function patches(): string {
  const random = new Random('giraffe patches');
  const cells: string[] = [];
  for (let row = 0; row < 17; row++) {
    const y = -112 - row * 21;
    for (let column = 0; column < 15; column++) {
      const x = -112 + column * 21 + (row % 2 ? 10 : 0);
      const size = y < -300 ? 8.4 : y > -160 ? 7.6 : 10.4;
      if (y < -300 && (x < 60 || x > 150)) continue;
      cells.push(tornPatch(random, [x + random.bell() * 3, y + random.bell() * 3], size));
    }
  }
  return cells.join('');
}

function tornPatch(random: Random, [x, y]: Point, size: number): string {
  const sides = random.integer(5, 6);
  return polygon(
    range(sides, (side): Point => {
      const angle = (side / sides) * Math.PI * 2 + random.between(-0.2, 0.2);
      const reach = size * random.between(0.85, 1.1) * UNITS_PER_CM;
      return [x * UNITS_PER_CM + Math.cos(angle) * reach, y * UNITS_PER_CM + Math.sin(angle) * reach];
    }),
  );
}
