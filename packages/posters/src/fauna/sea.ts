import { ellipse } from '../core/path.js';
import { type Animal, limb, limbs, skin } from './anatomy.js';

/** A green turtle, swimming to the right; the middle of its shell is at 0,0. */
export function turtle(): Animal {
  const scutes = [
    '-34,-10 -20,-22 -4,-20 -4,-4 -22,2',
    '2,-22 18,-24 32,-14 28,-2 4,-4',
    '-50,4 -36,-6 -26,6 -38,16 -52,12',
    '-20,8 4,2 24,4 20,16 -10,18',
    '34,-8 46,-8 52,0 40,8 32,2',
  ];
  return {
    far: limbs('20,-4,9 36,-34,11 30,-66,7 20,-78,2', '-46,4,7 -68,-6,7 -80,-14,2'),
    body:
      skin('-62,8 -50,-16 -22,-30 14,-30 44,-16 58,2 46,18 10,24 -34,22') +
      limb('52,0,10 70,-2,11 86,-4,11 96,-2,5') +
      limbs('26,10,11 44,42,13 38,76,9 24,94,2', '-48,14,8 -70,26,8 -86,36,2'),
    marks: {
      scute: scutes.map(skin).join(''),
      shade: skin('-66,16 -20,18 30,14 60,6 60,30 -60,34'),
      scale: limbs('34,24,3 42,40,4 42,56,3', '-60,20,2 -72,26,2.6 -80,32,1.4', '66,-8,2 76,-9,2.6 86,-9,2'),
    },
    parts: { eye: ellipse(170, -12, 5, 5) },
  };
}

/** Deep-bodied, banded fish; the middle is at 0,0. */
export function bannerfish(): Animal {
  return {
    body:
      skin('40,2 26,-14 8,-28 -10,-30 -22,-16 -30,-4 -46,-16! -42,2 -46,20! -30,8 -20,20 -4,28 14,22 30,12') +
      limb('-4,-26,5 -16,-46,3 -36,-58,1'),
    marks: {
      band: skin('6,-40 18,-36 16,0 20,36 8,40 4,0') + skin('-22,-30 -10,-36 -14,0 -10,36 -22,30 -26,0'),
    },
    parts: { eye: ellipse(50, -8, 6), fin: skin('-6,-4 8,-2 4,8 -8,8') },
  };
}

export function parrotfish(): Animal {
  return {
    body: skin(
      '56,0 48,-14 26,-22 -6,-20 -34,-10 -46,-6 -66,-20! -60,0 -66,20! -46,6 -32,12 0,20 30,18 48,12',
    ),
    marks: {
      band: skin('-40,-8 10,-8 44,-2 44,4 10,4 -40,4') + skin('-20,-24 0,-28 22,-26 10,-18 -10,-16'),
      cheek: skin('30,-26 36,0 30,26 60,30 70,-20'),
    },
    parts: { eye: ellipse(76, -14, 6), fin: limbs('10,4,5 -4,12,5 -14,14,1') },
  };
}

/** A shoal fish, a hand long. */
export function fusilier(): Animal {
  return {
    body: skin('30,0 16,-7 -6,-8 -20,-3 -34,-12! -29,0 -34,12! -20,3 -6,7 16,7'),
    marks: { band: skin('-24,-5 10,-6 28,0 10,-2 -24,-1') },
  };
}
