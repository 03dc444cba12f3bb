import { type Animal, fourLegs, type Gait, limb, limbs, skin } from './anatomy.js';

const HEAD_DROP: Record<Gait, number> = { stand: 0, walk: 6, stride: -4, amble: 22 };

const GNU_STANCE = {
  fore: { x: 57, hip: 92, knee: 46 },
  hind: { x: -67, hip: 96, hock: 48, hockShift: -9 },
  widths: { fore: [19, 6.6, 4.4], hind: [21, 7.2, 4.4] },
  farShift: 13,
} as const;

export function wildebeest(gait: Gait): Animal {
  const { near, far } = fourLegs(GNU_STANCE, gait);
  return { far, body: gnuBody(HEAD_DROP[gait]) + near + gnuTail, ...gnuMarks(HEAD_DROP[gait]) };
}

/** At full gallop, all feet off the ground. */
export function wildebeestGalloping(): Animal {
  return {
    far: limbs(
      '46,-84,15 78,-62,8 100,-58,5 124,-44,4.4 132,-40,5',
      '-58,-88,17 -92,-60,9 -120,-50,5.4 -140,-24,4.6 -150,-18,5',
    ),
    body:
      gnuBody(8) +
      limbs(
        '58,-88,19 82,-52,9 100,-36,6 92,-12,5 102,-6,5.4',
        '-68,-92,22 -84,-52,10 -116,-36,6 -134,-8,5 -146,-4,5.4',
        '-84,-108,5 -104,-108,4 -124,-96,6 -140,-84,2',
      ),
    ...gnuMarks(8),
  };
}

/** Leaping downward from a bank: forelegs reach, hind legs trail. */
export function wildebeestLeaping(): Animal {
  return {
    far: limbs(
      '50,-86,15 84,-74,8 110,-80,5.4 136,-72,4.6 144,-66,5',
      '-58,-86,17 -88,-66,9 -122,-68,5.4 -150,-52,4.6 -160,-44,5',
    ),
    body:
      gnuBody(-6) +
      limbs(
        '60,-88,19 92,-60,9 118,-58,6 146,-40,5 154,-34,5.4',
        '-66,-92,22 -96,-56,10 -130,-52,6 -158,-28,5 -168,-20,5.4',
        '-84,-108,5 -104,-122,4 -124,-130,6 -142,-128,2',
      ),
    ...gnuMarks(-6),
  };
}

/** Head, back and horns above the water, at y = 0. */
export function wildebeestSwimming(): Animal {
  return {
    body:
      skin('-70,4! -60,-12 -20,-18 20,-16 44,-26 60,-44 80,-46 96,-34 116,-10 114,2 100,2 84,-8 70,4!') +
      limbs('78,-44,4.4 92,-48,4.4 102,-60,3 96,-74,1', '74,-44,4 68,-52,4 76,-66,3 80,-74,1'),
    parts: { beard: limb('70,-14,6 78,-2,7 84,6,3') },
  };
}

/** A calf a few days old: all legs. */
export function wildebeestCalf(gait: Gait): Animal {
  const { near, far } = fourLegs(
    {
      fore: { x: 28, hip: 52, knee: 28, kneeShift: 2 },
      hind: { x: -30, hip: 54, hock: 30, hockShift: -6 },
      widths: { fore: [10, 4.4, 2.8], hind: [12, 5, 2.8] },
      farShift: 7,
    },
    gait,
    0.55,
  );
  return {
    far,
    body:
      skin(
        '-42,-60 -38,-72 -16,-77 8,-76 26,-80 36,-92 44,-102 54,-104 64,-98 72,-86 74,-78 66,-75 54,-82 46,-78 40,-62 26,-48 0,-46 -26,-48 -40,-52',
      ) +
      limbs('46,-100,3 38,-108,4.4 32,-108,1', '-42,-68,3 -50,-56,2.4 -48,-40,3 -46,-34,1') +
      near,
    marks: { shade: skin('-46,-52 -10,-58 24,-60 44,-70 40,-40 -40,-40') },
    parts: { face: skin('60,-97 70,-88 75,-79 68,-75 58,-83') },
  };
}

const gnuBody = (drop: number): string =>
  skin(
    `-84,-104 -73,-121 -42,-127 -4,-129 30,-140 58,-147 82,-141 98,${-136 + drop} 113,${-130 + drop} 126,${-106 + drop} ` +
      `141,${-80 + drop} 143,${-70 + drop} 136,${-64 + drop} 124,${-65 + drop} 110,${-82 + drop} 99,${-94 + drop} 90,-88 78,-74 ` +
      '56,-66 20,-64 -30,-70 -64,-72 -83,-86',
  ) +
  limbs(
    `106,${-130 + drop},5 122,${-130 + drop},5 134,${-142 + drop},3.6 128,${-160 + drop},1`,
    `104,${-130 + drop},4 98,${-138 + drop},5 108,${-152 + drop},3 117,${-162 + drop},1`,
    `98,${-126 + drop},4 86,${-126 + drop},5 78,${-120 + drop},1`,
    `102,${-96 + drop},7 104,${-78 + drop},8 98,${-60 + drop},5 94,${-50 + drop},1`,
  );

const gnuTail = limb('-84,-108,5 -98,-82,4 -100,-54,6 -98,-32,2');

const gnuMarks = (drop: number): Pick<Animal, 'marks' | 'parts'> => ({
  marks: {
    brindle: [60, 44, 28, 12, -4]
      .map((x, index) => limb(`${x},${-142 + index * 4},1 ${x + 3},-112,2.6 ${x - 3},-84,1`, 1))
      .join(''),
    shade: skin('-90,-86 -40,-84 20,-82 64,-88 92,-98 90,-60 40,-56 -90,-62'),
    light: limbs('-76,-116,1 -40,-122,3 10,-124,3 44,-136,1'),
  },
  parts: {
    mane: skin(`92,${-134 + drop} 74,-142 46,-148 20,-138 10,-132 28,-126 54,-128 78,-120 94,${-120 + drop}`),
    beard: limb(`101,${-98 + drop},5 103,${-78 + drop},7 98,${-60 + drop},5 94,${-50 + drop},1`),
    face: skin(
      `112,${-128 + drop} 126,${-108 + drop} 141,${-82 + drop} 142,${-70 + drop} 132,${-66 + drop} 120,${-88 + drop} 108,${-112 + drop}`,
    ),
  },
});

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

export function impala(gait: Gait): Animal {
  const { near, far } = fourLegs(
    {
      fore: { x: 38, hip: 70, knee: 38, kneeShift: 2 },
      hind: { x: -45, hip: 73, hock: 40, hockShift: -7 },
      widths: { fore: [13, 4.5, 2.9], hind: [16, 5.2, 2.9] },
      farShift: 9,
    },
    gait,
    0.6,
  );
  return {
    far,
    body:
      skin(
        '-58,-70 -51,-85 -20,-91 20,-89 38,-98 48,-117 54,-129 64,-132 78,-122 84,-114 78,-108 66,-112 60,-96 50,-70 30,-60 -10,-58 -44,-58',
      ) +
      limbs('56,-126,3 44,-132,3 40,-134,1', '-58,-78,3 -66,-66,3 -66,-54,1') +
      near,
    marks: {
      belly: skin('-56,-60 -10,-66 30,-68 48,-60 30,-50 -50,-50'),
      shade: skin('-64,-66 -20,-74 30,-76 52,-72 30,-64 -10,-62 -50,-62'),
    },
    parts: {
      horn: limbs(
        '56,-128,2.5 48,-150,2.5 56,-168,2 50,-190,1',
        '60,-128,2.5 56,-150,2.5 66,-166,2 62,-188,1',
      ),
    },
  };
}

export function buffalo(gait: Gait): Animal {
  const { near, far } = fourLegs(
    {
      fore: { x: 80, hip: 90, knee: 46, kneeShift: 1 },
      hind: { x: -94, hip: 94, hock: 50, hockShift: -6 },
      widths: { fore: [30, 11, 8], hind: [32, 12, 8] },
      farShift: 20,
    },
    gait,
    0.8,
  );
  return {
    far,
    body:
      skin(
        '-120,-120 -104,-146 -50,-152 0,-150 50,-164 86,-162 110,-150 136,-146 154,-132 168,-98 164,-86 146,-86 124,-98 104,-90 80,-62 20,-56 -50,-62 -104,-76 -122,-96',
      ) +
      limbs('118,-136,5 104,-126,7 92,-118,1', '-120,-126,5 -134,-90,4 -132,-56,6 -131,-44,1') +
      near,
    marks: { shade: skin('-126,-100 -60,-84 20,-80 90,-96 110,-80 80,-50 -120,-50') },
    parts: {
      horn: limbs(
        '126,-144,9 148,-134,8 166,-140,6 170,-160,4 160,-172,1',
        '122,-144,8 110,-134,6 100,-140,5 102,-158,1',
      ),
    },
  };
}

/** The humped, long-horned cattle of the herders. */
export function zebu(gait: Gait): Animal {
  const { near, far } = fourLegs(
    {
      fore: { x: 62, hip: 78, knee: 42 },
      hind: { x: -72, hip: 82, hock: 44, hockShift: -7 },
      widths: { fore: [19, 7, 5], hind: [21, 7.6, 5] },
      farShift: 13,
    },
    gait,
    0.8,
  );
  return {
    far,
    body:
      skin(
        '-92,-82 -89,-110 -60,-117 0,-114 28,-118 42,-136 56,-142 68,-126 84,-122 100,-133 116,-125 132,-104 137,-92 127,-88 110,-98 98,-94 90,-76 80,-52 58,-54 0,-57 -60,-60 -88,-66',
      ) +
      limbs('100,-126,4 86,-124,5 78,-118,1', '-91,-100,4 -102,-76,3 -102,-46,4 -100,-30,1') +
      near,
    marks: {
      patch: skin('-70,-124 -30,-126 -20,-96 -40,-74 -70,-80') + skin('14,-120 44,-116 40,-88 16,-84 6,-100'),
      shade: skin('-100,-80 -40,-76 30,-76 84,-84 92,-50 -96,-54'),
    },
    parts: {
      horn: limbs(
        '104,-130,4 114,-148,3.6 112,-168,2.4 104,-182,1',
        '108,-130,3 122,-144,3 126,-162,2 122,-176,1',
      ),
    },
  };
}
