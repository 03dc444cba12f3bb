import { Drawing, type Palette } from '../../core/drawing.js';
import { photograph, tone } from './duotone.js';

const SEPIA: Palette = { ink: '#24160f', paper: '#f4e6cc' };

export function elephantDust(): Drawing {
  const hide = {
    shade: tone(0.06),
    crease: tone(0.02),
    nails: tone(0.5),
    ear: tone(0.24),
    earFold: tone(0.1),
    tusk: tone(0.97),
    eye: tone(0),
  };
  return photograph('elephant-dust', 1500, 1000, SEPIA, [
    [
      'sky',
      {
        colours: [tone(0.5), tone(0.7), tone(0.9), tone(0.98)],
        horizon: 640,
        bands: 14,
        wave: 20,
        sun: { x: 930, lift: 120 },
      },
    ],
    ['sun', { x: 980, y: 360, r: 80, colour: tone(1), glow: tone(1), rings: 6, growth: 1.5, opacity: 0.16 }],
    ['acacia', { x: 240, y: 720, height: 300, seed: 'k3', colour: tone(0.56), spread: 1.5 }],
    [
      'ridge',
      {
        y: 690,
        amplitude: 16,
        frequency: 2,
        colour: tone(0.66),
        haze: tone(0.85),
        depth: 90,
        bush: { count: 40, height: [8, 20] },
      },
    ],
    [
      'animals',
      {
        of: 'elephant',
        colour: tone(0.5),
        at: [
          { x: 1260, y: 760, size: 0.42, gait: 'walk', flip: true },
          { x: 420, y: 760, size: 0.34, gait: 'stride' },
        ],
      },
    ],
    [
      'dust',
      {
        list: [
          [400, 780, 700, 170],
          [1150, 800, 700, 200],
        ],
        colour: tone(0.96),
        opacity: 0.5,
      },
    ],
    ['plain', { y: 770, colour: tone(0.3), haze: tone(0.8), depth: 0.9 }],
    [
      'animals',
      {
        of: 'elephant',
        colour: tone(0.14),
        far: tone(0.05),
        rim: tone(1),
        sunSide: 1,
        tint: hide,
        at: [{ x: 690, y: 900, size: 1.02, gait: 'walk' }],
      },
    ],
    [
      'dust',
      {
        list: [
          [640, 930, 760, 130],
          [1010, 920, 500, 100],
        ],
        colour: tone(0.94),
        opacity: 0.55,
      },
    ],
    ['birds', { x: 1140, y: 250, width: 420, height: 200, count: 7, size: 26, colour: tone(0.3) }],
    ['ridge', { y: 940, amplitude: 10, frequency: 1.4, colour: tone(0.1) }],
    ['grass', { y: 950, count: 110, height: [20, 60], colour: tone(0.06) }],
  ]);
}
