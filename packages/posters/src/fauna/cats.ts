import { ellipse, stroke } from '../core/path.js';
import { type Point, range } from '../core/points.js';
import { Random } from '../core/random.js';
import { type Animal, fourLegs, type Gait, limb, limbs, skin, UNITS_PER_CM } from './anatomy.js';

const cm = (value: number): number => value * UNITS_PER_CM;
const disc = (x: number, y: number, r: number, ry = r): string => ellipse(cm(x), cm(y), cm(r), cm(ry));

export function lioness(gait: Gait): Animal {
  const { near, far } = fourLegs(
    {
      fore: { x: 60, hip: 74, knee: 36, kneeShift: 0 },
      hind: { x: -76, hip: 76, hock: 36, hockShift: -10 },
      widths: { fore: [21, 10, 8], hind: [24, 9.5, 7.6] },
      farShift: 15,
    },
    gait,
    1.1,
  );
  return {
    far,
    body:
      skin(
        '-94,-80 -82,-98 -30,-101 30,-103 52,-118 70,-134 92,-138 108,-130 122,-119 134,-110 136,-100 126,-92 110,-90 100,-72 82,-58 56,-52 0,-56 -50,-60 -84,-60',
      ) +
      disc(82, -136, 9) +
      limb('-92,-86,6 -114,-70,4.5 -130,-44,4 -148,-38,4 -160,-46,7 -168,-52,2', 3) +
      near,
    marks: {
      belly: skin('-70,-58 -20,-66 40,-64 80,-66 60,-44 -60,-48'),
      shade: skin('-100,-70 -40,-72 30,-70 84,-80 100,-60 60,-40 -96,-40'),
    },
    parts: { face: faceOfCat(118, -112), ear: disc(82, -135, 4.5) },
  };
}

/** The dark nose, mouth and eye of a head in profile, around the nose bridge. */
function faceOfCat(x: number, y: number): string {
  return (
    skin(`${x + 11},${y + 1}! ${x + 18},${y + 3} ${x + 17},${y + 9}! ${x + 12},${y + 7}`) +
    limb(`${x + 15},${y + 8},1 ${x + 8},${y + 14},1 ${x},${y + 14},.8`, 1) +
    disc(x - 3, y - 4, 2.4, 2)
  );
}

/** Lying along a bough, legs hanging; `y` is the bough's upper edge. */
function drapedCat(head: 'up' | 'down'): { far: string; body: string; head: Point } {
  const [hx, hy] = head === 'up' ? [118, -84] : [122, -34];
  return {
    far: limbs('54,-24,14 66,8,10 62,36,8 70,52,8.4'),
    body:
      limb('-112,-26,21 -72,-34,27 -20,-33,25 32,-36,25 70,-46,24 94,-56,17', 3) +
      limb(head === 'up' ? '76,-50,22 92,-70,18 104,-80,15' : '76,-46,21 94,-44,18 108,-38,15') +
      skin(
        `${hx - 28},${hy + 18} ${hx - 30},${hy - 2} ${hx - 18},${hy - 16} ${hx},${hy - 18} ${hx + 16},${hy - 10} ${hx + 30},${hy - 2} ` +
          `${hx + 38},${hy + 8} ${hx + 34},${hy + 18} ${hx + 20},${hy + 24} ${hx - 4},${hy + 26}`,
      ) +
      disc(hx - 16, hy - 16, 9) +
      limbs('72,-34,17 98,-14,12 132,-6,9 158,-3,8', '-90,-26,24 -68,0,16 -78,36,9.5 -72,60,8 -60,66,8.4') +
      limb('-126,-26,8 -150,-4,7 -156,46,6 -146,88,6.4 -126,104,7 -112,98,5', 3),
    head: [hx, hy],
  };
}

export function lionessDraped(): Animal {
  const { far, body, head } = drapedCat('down');
  return {
    far,
    body,
    marks: drapedMarks,
    parts: { face: sleepingFace(head), ear: disc(head[0] - 16, head[1] - 16, 4.5) },
  };
}

export function lionessAlert(): Animal {
  const { far, body, head } = drapedCat('up');
  return {
    far,
    body,
    marks: drapedMarks,
    parts: { face: faceOfCat(head[0] + 18, head[1] - 2), ear: disc(head[0] - 16, head[1] - 16, 4.5) },
  };
}

const drapedMarks = {
  belly: skin('-96,-10 -30,-18 40,-20 80,-24 60,-4 -80,-2'),
  shade: skin('-140,-20 -90,-20 -20,-22 40,-22 90,-36 100,-10 60,0 -60,0 -100,60 -130,20'),
};

const sleepingFace = ([x, y]: Point): string =>
  skin(`${x + 29},${y}! ${x + 38},${y + 5} ${x + 37},${y + 12}! ${x + 31},${y + 9}`) +
  limbs(
    `${x + 8},${y + 1},.8 ${x + 14},${y + 4},1.4 ${x + 20},${y + 3},.8`,
    `${x + 35},${y + 12},1 ${x + 26},${y + 17},1.1 ${x + 16},${y + 16},.8`,
  );

export function leopardDraped(): Animal {
  const { far, body, head } = drapedCat('up');
  return {
    far,
    body,
    marks: { ...drapedMarks, rosette: rosettes('leopard') },
    parts: { face: faceOfCat(head[0] + 18, head[1] - 2), ear: disc(head[0] - 16, head[1] - 16, 4.5) },
  };
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

const FLANK: Box = [-128, -64, 92, -8];
const LIMBS_AND_HEAD: readonly Box[] = [
  [88, -108, 160, -58],
  [88, -44, 162, 4],
  [-96, -6, -50, 72],
  [-162, -20, -106, 108],
];

/** Broken rings on the flank, plain spots on limbs, tail and head. */
function rosettes(seed: string): string {
  const random = new Random(seed);
  const rings = apart(random, FLANK, 56, 5.7).map(([x, y]) => {
    const r = random.between(4.8, 6.2);
    const turn = random.between(0, 6.28);
    const at = (angle: number): Point => [
      cm(x + Math.cos(angle) * r * 0.8),
      cm(y + Math.sin(angle) * r * 0.8),
    ];
    const arcs = [0, 3.3].map((part) =>
      stroke(
        [
          [...at(turn + part), 2],
          [...at(turn + part + 1), cm(r * 0.36)],
          [...at(turn + part + 2), 2],
        ],
        { steps: 1 },
      ),
    );
    return arcs.join('');
  });
  const spots = LIMBS_AND_HEAD.flatMap((box) => apart(random, box, 26, 3.4)).map(([x, y]) =>
    disc(x, y, random.between(2, 3)),
  );
  return rings.join('') + spots.join('');
}

/** At most `count` points in a box, each at least twice `radius` from the others. */
function apart(random: Random, [left, top, right, bottom]: Box, count: number, radius: number): Point[] {
  const placed: Point[] = [];
  for (let tries = 0; placed.length < count && tries < count * 30; tries++) {
    const point: Point = [random.between(left, right), random.between(top, bottom)];
    if (placed.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) > radius * 2)) placed.push(point);
  }
  return placed;
}

/** Sitting upright, as on a termite mound. */
export function cheetahSitting(): Animal {
  return {
    far: limb('30,-80,12 40,-50,7 41,-24,5.5 41,-6,5 48,-3,5 54,-2,3'),
    body:
      limb('-24,-30,29 -14,-54,26 4,-84,20 18,-106,13 26,-122,12', 3) +
      skin('-50,-8 -55,-34 -38,-54 -8,-52 8,-32 12,-8 2,0! -40,0!') +
      limbs('-20,-7,7.5 8,-5,6.4 30,-4,5.4', '22,-86,14 29,-56,9 28,-28,6.4 28,-6,6 36,-3,6 43,-2,4') +
      skin(
        '12,-124 14,-140 24,-150 40,-152 52,-145 62,-135 70,-128 70,-120 60,-113 46,-109 28,-107 18,-113',
      ) +
      disc(22, -148, 7) +
      limb('-42,-10,5 -68,-4,4.6 -94,-5,4.6 -112,-14,5 -122,-28,4.6 -124,-36,2', 3),
    marks: {
      belly: skin('42,-112 52,-96 50,-70 44,-54 36,-62 34,-92'),
      spot: catSpots('cheetah', [-128, -150, 60, -4], 150),
      shade: skin('-60,-10 -40,-20 -10,-36 4,-62 16,-92 34,-110 30,-60 24,0! -50,4!'),
    },
    parts: {
      face: faceOfCat(52, -131) + limb('52,-134,1 57,-124,1.8 54,-114,1', 1),
      ear: disc(22, -147, 3.4),
      tailTip: limbs('-118,-20,5 -124,-32,4.4 -124,-38,2', '-98,-6,5 -104,-9,5.2'),
    },
  };
}

function catSpots(seed: string, box: Box, count: number): string {
  const random = new Random(seed);
  return apart(random, box, count, 3.2)
    .map(([x, y]) => disc(x, y, random.between(1.6, 2.4)))
    .join('');
}

/** Stretched out at full speed. */
export function cheetahRunning(): Animal {
  return {
    far: limbs(
      '64,-66,12 96,-58,6 122,-46,4.4 142,-30,4 150,-26,4.6',
      '-66,-62,14 -100,-46,7 -128,-48,4.6 -150,-34,4 -158,-30,4.6',
    ),
    body:
      limb('-84,-66,18 -50,-78,19 0,-84,17 46,-76,19 72,-76,16 92,-88,11', 3) +
      skin('82,-84 86,-98 98,-106 110,-104 122,-96 132,-90 132,-83 122,-78 106,-77 92,-78') +
      disc(94, -104, 5.5) +
      limbs(
        '62,-70,16 86,-50,8 108,-36,5 116,-14,4.4 126,-10,4.8',
        '-80,-62,20 -96,-36,10 -124,-30,5.4 -140,-8,4.6 -150,-4,4.8',
        '-98,-72,6 -126,-78,4.6 -152,-70,4.6 -174,-72,5 -186,-80,3',
      ),
    marks: {
      spot: catSpots('running cheetah', [-180, -106, 116, -10], 130),
      belly: skin('-60,-60 0,-70 50,-60 40,-50 -50,-50'),
    },
    parts: { face: faceOfCat(115, -93), tailTip: limb('-168,-70,5.6 -180,-76,4.6 -188,-81,2') },
  };
}

/** The male at rest on a rock, head raised. */
export function lionLying(): Animal {
  const mane = range(15, (index) => {
    const angle = (index / 15) * Math.PI * 2;
    const reach = index % 2 ? 40 : 47;
    return `${Math.round(72 + Math.cos(angle) * reach * 0.92)},${Math.round(-84 + Math.sin(angle) * reach * 1.08)}`;
  });
  return {
    body:
      limb('-112,-30,26 -70,-42,31 -10,-44,29 40,-56,30 66,-74,28', 3) +
      skin('-140,-6 -142,-34 -118,-56 -84,-52 -66,-30 -66,-6 -80,0! -134,0!') +
      limbs(
        '-100,-8,9 -70,-7,8 -44,-6,7',
        '48,-44,20 70,-16,13 104,-8,10 132,-6,9',
        '-132,-16,6 -162,-8,5 -186,-8,5 -200,-12,8 -212,-14,2',
      ) +
      skin('62,-70 62,-96 76,-112 96,-112 110,-100 122,-92 126,-82 120,-72 104,-66 84,-62') +
      skin(mane.join(' ')),
    marks: { shade: skin('-146,0 -140,-24 -90,-20 -20,-24 30,-30 60,-20 50,4!') },
    parts: {
      mane: skin(mane.join(' ')),
      face: skin('72,-70 72,-96 84,-110 98,-108 110,-100 122,-92 126,-82 120,-72 106,-66 88,-62'),
      features: faceOfCat(108, -94) + skin('92,-68 108,-66 118,-70 112,-56 98,-52'),
      ear: disc(78, -108, 8),
    },
  };
}
