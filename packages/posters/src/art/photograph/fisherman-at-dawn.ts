import { Drawing, type Palette } from '../../core/drawing.js';
import { photograph, tone } from './duotone.js';

const SILVER: Palette = { ink: '#101c2a', paper: '#e9eef0' };

export function fishermanAtDawn(): Drawing {
  return photograph('fisherman-at-dawn', 1080, 1350, SILVER, [
    [
      'sky',
      {
        colours: [tone(0.42), tone(0.6), tone(0.82), tone(0.97)],
        horizon: 620,
        bands: 12,
        wave: 16,
        sun: { x: 400, lift: 70 },
      },
    ],
    ['sun', { x: 400, y: 520, r: 64, colour: tone(1), glow: tone(1), rings: 5, opacity: 0.16 }],
    [
      'clouds',
      {
        list: [
          [700, 200, 620, 46],
          [260, 330, 420, 26],
          [860, 400, 420, 24],
        ],
        colour: tone(0.52),
        rim: tone(0.9),
        rimShift: 5,
      },
    ],
    ['ridge', { y: 590, amplitude: 40, frequency: 1.2, colour: tone(0.56), haze: tone(0.86), depth: 90 }],
    [
      'ridge',
      {
        y: 620,
        amplitude: 14,
        frequency: 2,
        colour: tone(0.36),
        haze: tone(0.7),
        depth: 40,
        to: 650,
        bush: { count: 30, height: [8, 20] },
      },
    ],
    ['plain', { y: 632, colour: tone(0.24), haze: tone(0.92), depth: 0.9 }],
    ['glitter', { x: 400, from: 640, to: 1300, width: [150, 460], count: 40, colour: tone(1), opacity: 0.9 }],
    [
      'streaks',
      {
        from: 640,
        to: 1300,
        count: 44,
        colour: tone(0.12),
        opacity: 0.35,
        length: [100, 420],
        thickness: [2, 9],
      },
    ],
    [
      'shape',
      {
        outline: '300,958! 420,972 620,976 800,960 900,930! 880,980 800,1004 600,1012 420,1004 330,990',
        colour: tone(0.04),
      },
    ],
    [
      'figures',
      {
        of: 'poler',
        at: [{ x: 610, y: 972, size: 1.25, flip: true }],
        skin: tone(0.04),
        cloth: tone(0.1),
        accent: tone(0.04),
        gear: tone(0.04),
        rim: tone(0.95),
        sunSide: -1,
      },
    ],
    [
      'shape',
      { outline: '360,1020 600,1034 860,1010 800,1060 620,1080 440,1064', colour: tone(0.06), opacity: 0.6 },
    ],
    [
      'shape',
      { outline: ['560,1040 640,1040 660,1180 600,1260 570,1160'], colour: tone(0.06), opacity: 0.4 },
    ],
    [
      'streaks',
      {
        from: 1000,
        to: 1300,
        count: 30,
        colour: tone(0.9),
        opacity: 0.5,
        length: [80, 300],
        thickness: [2, 8],
      },
    ],
    ['animals', { of: 'egret', colour: tone(0.06), at: [{ x: 860, y: 936, size: 0.7, flip: true }] }],
  ]);
}
