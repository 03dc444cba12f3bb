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
