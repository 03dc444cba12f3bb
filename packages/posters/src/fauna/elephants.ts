import { ellipse } from '../core/path.js';
import { type Animal, fourLegs, type Gait, limb, limbs, skin, UNITS_PER_CM } from './anatomy.js';

const STANCE = {
  fore: { x: 104, hip: 170, knee: 84, kneeShift: 4 },
  hind: { x: -140, hip: 172, hock: 84, hockShift: 6 },
  widths: { fore: [50, 31, 28], hind: [56, 33, 29] },
  farShift: 34,
} as const;

const BACK_AND_HEAD =
  '-196,-250 -176,-292 -120,-312 -50,-304 20,-304 76,-318 110,-326 132,-340 164,-350 196,-342 216,-318 226,-286 ' +
  '224,-262 230,-225 236,-192 210,-180 180,-184 152,-170 122,-132 40,-108 -50,-112 -140,-132 -192,-170 -206,-212';

export function elephant(gait: Gait): Animal {
  const { near, far } = fourLegs(STANCE, gait, 1.3);
  return {
    far,
    body:
      skin(BACK_AND_HEAD) +
      limb('210,-276,32 238,-215,27 250,-150,20 252,-96,15 248,-50,12 258,-22,10 276,-16,7', 3) +
      near +
      limb('-198,-250,9 -222,-190,5 -220,-130,4 -222,-105,8 -220,-88,2'),
    marks: {
      shade:
        skin(
          '-230,-190 -150,-176 -60,-152 40,-146 120,-160 150,-190 170,-184 190,-176 170,-60 160,10! -220,10! -226,-80',
        ) + limb('214,-300,3 232,-236,8 240,-160,9 242,-90,6 240,-30,3'),
      crease: creases(gait),
      nails: nails(gait),
    },
    parts: {
      ear: skin(
        '160,-316 122,-332 74,-320 46,-282 48,-236 66,-192 92,-154 112,-148 126,-172 136,-206 158,-240 168,-280',
      ),
      earFold: limbs('150,-318,2 118,-318,6 84,-306,5 64,-276,2', '128,-200,1 110,-176,4 100,-160,1'),
      tusk: limb('224,-206,9 250,-172,8.5 284,-158,6 306,-160,1'),
      eye: ellipse(194 * UNITS_PER_CM, -272 * UNITS_PER_CM, 8, 7),
    },
  };
}

/** Folds of skin at knees, flank and trunk. */
function creases(gait: Gait): string {
  const rings = [-236, -206, -176, -148, -122, -98].map((y, index) =>
    limb(`${236 - index * 1},${y},1 ${248 + index},${y + 8},2.2 ${260 - index * 2},${y + 4},1`, 1),
  );
  const knees = gait === 'stand' ? [104, -134] : [112, -146];
  const folds = knees.map((x) =>
    limbs(`${x - 18},-92,1 ${x},-86,2.4 ${x + 20},-92,1`, `${x - 16},-80,1 ${x + 2},-74,2 ${x + 20},-80,1`),
  );
  return (
    rings.join('') +
    folds.join('') +
    limbs('-96,-150,1 -84,-190,3 -96,-240,1', '-168,-176,1 -150,-210,2.6 -152,-250,1')
  );
}

function nails(gait: Gait): string {
  const reach = { stand: [0, -5], walk: [29, -26], stride: [-16, 18], amble: [10, -16] }[gait] as [
    number,
    number,
  ];
  const toes = (x: number) =>
    [12, 26, 38].map((out) => ellipse((x + out) * UNITS_PER_CM, -6 * UNITS_PER_CM, 11, 13)).join('');
  return toes(104 + reach[0]) + toes(-140 + reach[1]);
}
