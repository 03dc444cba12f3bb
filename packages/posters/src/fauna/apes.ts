import { ellipse } from '../core/path.js';
import { type Animal, limb, limbs, skin } from './anatomy.js';

const face = (dx: number, dy: number): string => {
  const at = (x: number, y: number) => `${x + dx},${y + dy}`;
  return skin(
    [
      at(18, -136),
      at(30, -138),
      at(36, -128),
      at(46, -116),
      at(48, -106),
      at(38, -99),
      at(26, -102),
      at(18, -112),
      at(16, -124),
    ].join(' '),
  );
};
const features = (dx: number, dy: number): string =>
  ellipse((28 + dx) * 2, (-126 + dy) * 2, 5, 4) +
  limb(`${20 + dx},${-133 + dy},1 ${28 + dx},${-134 + dy},2 ${35 + dx},${-130 + dy},1`, 1) +
  limb(`${30 + dx},${-106 + dy},.8 ${40 + dx},${-107 + dy},1.2 ${47 + dx},${-109 + dy},.8`, 1) +
  ellipse((43 + dx) * 2, (-117 + dy) * 2, 3);

/** Sitting, elbows on the knees; feet at y = 0. */
export function chimpanzeeSitting(): Animal {
  return {
    far: limbs('10,-18,20 58,-46,13 66,-20,8 72,-4,7 90,-2,5'),
    body:
      limb('-8,-18,31 -14,-52,33 -6,-88,27 4,-106,18', 3) +
      skin('-14,-118 -12,-140 4,-152 24,-150 38,-138 48,-118 50,-104 38,-96 20,-96 0,-100') +
      limbs('-4,-18,22 48,-56,14 54,-28,9 56,-5,7 76,-2,5') +
      limb('-6,-96,18 10,-66,12 34,-50,10 52,-66,9 64,-72,8 72,-66,5', 3),
    marks: {
      shade: skin('-44,0 -40,-50 -24,-60 -4,-40 10,-20 0,4!'),
      light: limb('-38,-40,1 -44,-70,3 -30,-104,2'),
    },
    parts: { face: face(0, 0), features: features(0, 0), ear: ellipse(-2, -246, 15, 18) },
  };
}

/** A mother with her child on her lap. */
export function chimpanzeeWithChild(): Animal {
  const mother = chimpanzeeSitting();
  const child =
    limb('34,-34,13 32,-52,14 36,-66,10') +
    skin('24,-72 26,-88 38,-94 50,-88 57,-76 56,-68 44,-64 32,-64') +
    limbs('34,-58,6 16,-60,5 4,-76,4.6', '38,-32,8 54,-38,6 60,-26,5');
  return {
    ...mother,
    body: mother.body + child,
    parts: {
      ...mother.parts,
      child,
      childFace: skin('42,-86 50,-84 57,-75 56,-69 47,-66 41,-72'),
      childEar: ellipse(62, -158, 9, 10),
    },
  };
}

/** Hanging from one arm; the hand that holds is at 0,0. */
export function chimpanzeeHanging(): Animal {
  return {
    far: limbs('6,96,15 34,78,9 58,96,7 66,102,6', '-6,164,16 -34,190,11 -30,222,8 -16,230,6'),
    body:
      limbs('-6,-4,6 2,4,8 6,40,9 2,78,14 -2,98,18') +
      limb('-2,100,25 -8,132,29 -4,160,25', 3) +
      skin('-2,80 4,56 20,46 40,50 52,64 60,80 58,92 44,98 24,96 8,92') +
      limbs('0,166,19 34,182,13 26,214,9 30,228,7 46,230,5'),
    marks: { shade: skin('-40,180 -34,140 -24,110 -10,120 -4,160 0,190') },
    parts: { face: face(8, 196), features: features(8, 196), ear: ellipse(20, 152, 14, 17) },
  };
}
