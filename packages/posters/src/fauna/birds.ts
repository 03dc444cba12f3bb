import { ellipse } from '../core/path.js';
import { type Animal, limb, limbs, skin } from './anatomy.js';

const legs = (...spines: string[]): string => limbs(...spines);

type FlamingoNeck = { neck: string; bill: string };

const NECKS: Record<'raised' | 'looking' | 'feeding', FlamingoNeck> = {
  raised: {
    neck: '26,-90,7 42,-104,5 38,-122,4 28,-138,4 32,-154,4 46,-157,6 60,-147,4 61,-139,2',
    bill: '58,-150,4.6 62,-142,3.6 58,-134,1',
  },
  looking: {
    neck: '26,-90,7 44,-94,5 52,-110,4 44,-128,4 40,-144,4 50,-154,6 64,-148,4 66,-140,2',
    bill: '62,-150,4.6 66,-144,3.6 64,-136,1',
  },
  feeding: {
    neck: '26,-90,7 46,-84,5 52,-60,4 46,-36,4 50,-20,4 60,-14,6 62,-4,3',
    bill: '58,-12,4.6 61,-6,4 58,1,1',
  },
};

function flamingoWith({ neck, bill }: FlamingoNeck, step: number): Animal {
  return {
    body:
      skin('-52,-74 -36,-92 -8,-102 22,-98 34,-88 28,-76 0,-68 -30,-70') +
      limb(neck) +
      legs(
        `0,-72,3 3,-42,2.6 2,-38,3 -3,-2,1.9 -2,0,2.4`,
        `8,-72,3 ${15 + step},-42,2.4 ${14 + step},-38,2.9 ${12 + step},-2,1.8 ${14 + step},0,2.4`,
      ),
    parts: {
      wing: skin('-58,-72 -36,-83 -6,-86 18,-88 22,-82 0,-73 -28,-69'),
      feather: skin('-60,-72! -40,-78 -16,-76 -2,-72 -28,-68'),
      bill: limb(bill, 1),
    },
  };
}

export const flamingo = (): Animal => flamingoWith(NECKS.raised, 0);
export const flamingoLooking = (): Animal => flamingoWith(NECKS.looking, 6);
export const flamingoFeeding = (): Animal => flamingoWith(NECKS.feeding, 8);

/** In flight, neck and legs outstretched; the body's middle is at 0,0. */
export function flamingoFlying(): Animal {
  return {
    far: skin('-12,-8! -30,-44 -44,-96! -18,-70 6,-34 14,-6!'),
    body:
      skin('-40,2 -24,-10 6,-12 28,-4 20,8 -10,10') +
      limbs('22,-2,6 50,-2,4 80,2,3.4 100,0,4 112,0,4.6 124,6,2', '-36,2,3 -70,6,1.8 -106,8,1.6 -116,10,2.4'),
    marks: {},
    parts: {
      wing: skin('-14,-4! -8,-50 -16,-104 -2,-110 10,-72 22,-30 20,0!'),
      feather: skin('-14,-50! -16,-104! -2,-110! 4,-88 -4,-66'),
      bill: limb('116,0,4.4 124,7,2.4 122,13,1', 1),
    },
  };
}

export function crownedCrane(): Animal {
  return {
    body:
      skin('-48,-78 -24,-100 12,-102 30,-90 4,-76 -30,-60 -54,-54') +
      limbs('22,-95,8 36,-116,5 36,-140,4 42,-154,7 54,-153,4 66,-150,1.4') +
      legs('0,-74,3.4 4,-38,2.6 4,-34,3 0,0,2.6', '8,-74,3 14,-38,2.4 14,-34,2.8 14,0,2.6'),
    parts: {
      crown: limbs(
        '40,-158,2 28,-174,1.4 22,-182,1',
        '41,-159,2 34,-178,1.4 32,-188,1',
        '43,-159,2 42,-180,1.4 44,-190,1',
        '45,-158,2 50,-176,1.4 54,-184,1',
      ),
      wing: skin('-46,-70 -20,-88 10,-90 20,-82 -10,-66 -40,-54'),
      cheek: ellipse(88, -302, 9, 8),
    },
  };
}

export function egret(): Animal {
  return {
    body:
      skin('-34,-44 -14,-58 10,-58 22,-50 8,-40 -14,-34 -36,-34') +
      limbs('16,-54,5 28,-64,3.4 24,-78,3 26,-88,4.4 36,-89,2.6 48,-86,1') +
      legs('0,-42,2.2 3,-22,1.6 1,0,1.8', '6,-42,2.2 11,-22,1.6 11,0,1.8'),
    parts: { bill: limb('34,-89,2.6 42,-87,2 50,-85,1', 1) },
  };
}

export function ostrich(): Animal {
  return {
    body:
      skin('-70,-122 -64,-150 -30,-164 10,-160 40,-142 44,-122 20,-104 -20,-100 -54,-108') +
      limbs(
        '34,-134,9 52,-160,6 52,-196,4.6 54,-226,4.6 62,-238,6.4 72,-236,3.4 84,-231,1.6',
        '-56,-140,12 -80,-142,10 -96,-128,3',
      ) +
      legs(
        '4,-112,15 22,-76,7 8,-40,3.6 12,-4,3.6 28,-2,2.6',
        '-14,-110,14 -16,-72,7 -34,-40,3.6 -30,-4,3.6 -14,-2,2.6',
      ),
    parts: {
      plume: limbs('-60,-138,11 -82,-141,9 -96,-128,3', '-30,-112,6 -4,-106,5 20,-112,2'),
      bare: limbs('40,-146,6 52,-172,5 52,-200,4.2 54,-226,4.4 62,-238,6 72,-236,3.2 84,-231,1.4'),
    },
  };
}
