import { type Animal, fourLegs, type Gait, limb, limbs, skin } from './anatomy.js';

const ZEBRA_STANCE = {
  fore: { x: 57, hip: 94, knee: 48 },
  hind: { x: -66, hip: 98, hock: 50, hockShift: -8 },
  widths: { fore: [20, 7, 4.6], hind: [23, 8, 4.8] },
  farShift: 12,
} as const;

export function zebra(gait: Gait): Animal {
  const { near, far } = fourLegs(ZEBRA_STANCE, gait);
  return {
    far,
    body:
      skin(
        '-84,-100 -78,-122 -46,-131 0,-127 38,-132 62,-150 82,-172 94,-181 106,-176 120,-160 136,-140 135,-129 121,-125 ' +
          '106,-136 97,-131 86,-104 68,-78 20,-68 -30,-68 -66,-74 -84,-86',
      ) +
      skin('40,-130 58,-160 78,-184 94,-190 92,-176 70,-146') +
      limbs('94,-176,5 88,-192,5 90,-198,1', '-84,-112,4 -98,-88,3.5 -98,-60,6 -96,-42,2') +
      near,
    marks: { stripe: zebraStripes(gait) },
    parts: { muzzle: skin('126,-149 138,-138 135,-128 122,-124 116,-132') },
  };
}

function zebraStripes(gait: Gait): string {
  const barrel = [-40, -22, -4, 14, 30].map((x, index) =>
    limb(`${x},-136,1 ${x + 4},-112,4.4 ${x - 2},-86,3.6 ${x - 6 + index},-66,1`, 2),
  );
  const shoulder = ['44,-136,1 50,-112,4.2 48,-84,3.4 52,-68,1', '58,-134,1 66,-112,3.4 66,-92,1'];
  const rump = [
    '-52,-134,1 -50,-112,4.6 -60,-88,3.6 -56,-70,1',
    '-66,-130,1 -64,-112,4.2 -76,-94,3.2 -74,-76,1',
    '-88,-112,1 -76,-102,3 -88,-92,1',
    '-90,-84,1 -66,-80,3.2 -46,-84,1',
    '-90,-72,1 -70,-66,3 -50,-72,1',
    '-88,-60,1 -72,-55,2.6 -58,-60,1',
  ];
  const neck = [
    '52,-150,1 66,-132,3.6 74,-104,1',
    '60,-158,1 76,-140,3.6 84,-112,1',
    '68,-168,1 84,-150,3.4 92,-124,1',
    '76,-178,1 92,-160,3 100,-138,1',
  ];
  const face = [
    '98,-180,1 104,-166,2.4 104,-146,1',
    '108,-176,1 112,-160,2.2 112,-140,1',
    '118,-164,1 121,-152,2 119,-136,1',
  ];
  const step = { stand: [57, -70], walk: [70, -82], stride: [50, -58], amble: [62, -76] }[gait] as [
    number,
    number,
  ];
  const bands = [62, 50, 38, 27, 16].flatMap((height, index) => [
    `${step[0] - 16},${-height - 3},1 ${step[0]},${-height},2.4 ${step[0] + 16},${-height - 3},1`,
    `${step[1] - 22},${-height + 6},1 ${step[1] - 4},${-height + 9 - index},2.4 ${step[1] + 14},${-height + 6},1`,
  ]);
  return (
    barrel.join('') +
    limbs(...shoulder, ...rump, ...neck, ...face) +
    bands.map((band) => limb(band, 1)).join('')
  );
}
