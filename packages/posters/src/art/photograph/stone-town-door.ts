import { Drawing, type Palette } from '../../core/drawing.js';
import { photograph, tone } from './duotone.js';

const UMBER: Palette = { ink: '#2a1220', paper: '#f3dfc6' };

export function stoneTownDoor(): Drawing {
  return photograph('stone-town-door', 1000, 1400, UMBER, [
    ['plain', { y: 0, colour: tone(0.72), haze: tone(0.9) }],
    [
      'shape',
      {
        outline: [
          '60,240 160,220 260,250 150,270',
          '760,160 860,140 960,170 850,190',
          '40,760 110,750 170,770 90,786',
          '850,860 930,850 990,870 900,886',
        ],
        colour: tone(0.46),
        opacity: 0.6,
      },
    ],
    [
      'carvedDoor',
      {
        x: 500,
        y: 1260,
        size: 1.5,
        wood: tone(0.36),
        woodLight: tone(0.66),
        woodDark: tone(0.08),
        brass: tone(0.98),
        stone: tone(0.88),
      },
    ],
    ['plain', { y: 1330, colour: tone(0.3), haze: tone(0.46) }],
    [
      'shape',
      {
        outline: '-60,-60! 420,-60! 1060,980! 1060,1460! 700,1460! -60,420!',
        colour: tone(1),
        opacity: 0.2,
      },
    ],
    ['shape', { outline: '-60,420! 700,1460! -60,1460!', colour: tone(0), opacity: 0.34 }],
    ['shape', { outline: '420,-60! 1060,980! 1060,-60!', colour: tone(0), opacity: 0.34 }],
    [
      'shape',
      { outline: '860,-60! 900,-60! 820,300 760,420! 740,410! 800,280', colour: tone(0), opacity: 0.3 },
    ],
  ]);
}
