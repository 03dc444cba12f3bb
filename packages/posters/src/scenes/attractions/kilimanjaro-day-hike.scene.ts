import { defineScene } from '../../scene/scene.js';

export const kilimanjaroDayHike = defineScene({
  slug: 'kilimanjaro-day-hike',
  alt: 'Walkers follow a path through moorland and giant groundsels toward Kibo under a clear blue sky',
  palette: {
    zenith: '#2f7fb8',
    blue: '#7fbcd8',
    pale: '#d8eeee',
    haze: '#cfe0dc',
    rock: '#6f86a8',
    rockDark: '#48628c',
    snow: '#ffffff',
    snowShade: '#c9daee',
    heath: '#8f9a52',
    gold: '#d8c46a',
    moss: '#5f7a44',
    near: '#24382e',
    rim: '#fffbd6',
    path: '#efd9a4',
    pathDark: '#b99a62',
    bloom: '#e0567a',
  },
  phone: { left: 380 },
  layers: [
    ['sky', { colours: ['zenith', 'blue', 'pale'], horizon: 680, bands: 10, wave: 14 }],
    [
      'clouds',
      {
        list: [
          [380, 190, 520, 50],
          [1640, 240, 560, 60],
        ],
        colour: '#ffffff',
        rim: '#fff',
        rimShift: -5,
      },
    ],
    [
      'kilimanjaro',
      {
        x: 900,
        y: 800,
        width: 2100,
        height: 520,
        colour: 'rock',
        shade: 'rockDark',
        haze: 'haze',
        snow: 'snow',
        snowShade: 'snowShade',
        side: 1,
      },
    ],
    [
      'clouds',
      {
        list: [
          [240, 640, 780, 64],
          [1560, 620, 820, 70],
          [1020, 670, 500, 36],
        ],
        colour: '#fdfefa',
        rim: '#fff',
        rimShift: -6,
      },
    ],
    [
      'ridge',
      { y: 740, amplitude: 44, frequency: 1.3, colour: 'moss>haze:.45', haze: 'haze>heath:.4', depth: 150 },
    ],
    [
      'ridge',
      {
        y: 812,
        amplitude: 36,
        frequency: 1.7,
        colour: 'heath>moss:.3',
        haze: 'heath>gold:.4',
        depth: 200,
        bush: { count: 40, height: [8, 20] },
      },
    ],
    [
      'shape',
      {
        outline:
          '1010,790 1040,792 1020,830 900,870 960,920 1180,960 1260,1020 1160,1110 1020,1290! 480,1290! 820,1120 980,1030 900,970 740,920 760,860 920,824',
        colour: 'path',
        haze: 'pathDark',
      },
    ],
    [
      'shape',
      {
        outline: ['740,920 900,970 980,1030 820,1120 480,1290! 560,1290! 880,1120 1040,1030 960,970'],
        colour: 'pathDark',
        opacity: 0.5,
      },
    ],
    [
      'streaks',
      {
        from: 850,
        to: 1240,
        count: 26,
        colour: 'gold',
        opacity: 0.6,
        left: 0,
        right: 700,
        length: [140, 460],
        thickness: [4, 14],
      },
    ],
    [
      'streaks',
      {
        from: 850,
        to: 1240,
        count: 26,
        colour: 'gold',
        opacity: 0.6,
        left: 1240,
        right: 1900,
        length: [140, 460],
        thickness: [4, 14],
      },
    ],
    [
      'senecio',
      {
        list: [
          [1330, 900, 130],
          [620, 890, 120],
          [500, 930, 180],
          [1480, 960, 230],
        ],
        colour: 'near>moss:.55',
        light: 'heath>rim:.3',
      },
    ],
    [
      'figures',
      {
        of: 'hiker',
        at: [
          { x: 870, y: 890, size: 0.26 },
          { x: 930, y: 920, size: 0.3 },
        ],
        skin: '#4a2c22',
        cloth: '#c23f3a',
        accent: '#2c3f5c',
        gear: '#f2b544',
      },
    ],
    [
      'figures',
      {
        of: 'hiker',
        at: [{ x: 1150, y: 1060, size: 0.72, flip: true }],
        skin: '#8a5a40',
        cloth: '#2f7d8a',
        accent: '#4a3a34',
        gear: '#e0632f',
        rim: 'rim',
      },
    ],
    [
      'figures',
      {
        of: 'hiker',
        at: [{ x: 960, y: 1160, size: 0.98, flip: true }],
        skin: '#4a2a20',
        cloth: '#e0a02f',
        accent: '#3f4a34',
        gear: '#7a2f3c',
        rim: 'rim',
      },
    ],
    [
      'senecio',
      {
        list: [
          [1700, 1180, 560],
          [220, 1160, 470],
          [1860, 1120, 330],
        ],
        colour: 'near>moss:.25',
        light: 'heath',
        phone: {
          list: [
            [1330, 1230, 420],
            [500, 1200, 420],
          ],
        },
      },
    ],
    [
      'rocks',
      {
        list: [
          [480, 1200, 240, 90],
          [1440, 1230, 280, 100],
        ],
        colour: '#7a8478',
        light: '#b9c0a4',
        dark: '#4a5850',
      },
    ],
    ['grass', { y: 1220, count: 100, height: [30, 90], colour: 'moss>near:.4' }],
    [
      'foliage',
      {
        list: [
          [340, 1240, 420, 70],
          [1600, 1250, 480, 70],
        ],
        colour: 'bloom',
        size: 20,
        density: 0.25,
        hang: -80,
      },
    ],
    ['grass', { y: 1286, count: 110, height: [40, 110], colour: 'near' }],
  ],
});
