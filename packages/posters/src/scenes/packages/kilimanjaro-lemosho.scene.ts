import { defineScene } from '../../scene/scene.js';

export const kilimanjaroLemosho = defineScene({
  slug: 'kilimanjaro-lemosho',
  alt: 'Bright tents on a ridge above the clouds before dawn, and a string of headlamps climbing icy Kibo',
  palette: {
    zenith: '#131b3f',
    indigo: '#2c3a78',
    mauve: '#7f6ba3',
    rose: '#e79a9c',
    amber: '#ffcf94',
    haze: '#c58fa5',
    rock: '#5a5a92',
    rockDark: '#2f3268',
    near: '#14122c',
    snow: '#fdeee6',
    snowShade: '#a9a8d2',
    rim: '#ffc9a0',
    cloud: '#e8b3b4',
  },
  phone: { left: 560 },
  layers: [
    [
      'sky',
      {
        colours: ['zenith', 'indigo', 'mauve', 'rose', 'amber'],
        horizon: 800,
        bands: 13,
        sun: { x: 1840, lift: 120 },
      },
    ],
    ['stars', { count: 170, to: 420 }],
    [
      'kilimanjaro',
      {
        x: 1000,
        y: 960,
        width: 2300,
        height: 700,
        colour: 'rock',
        shade: 'rockDark',
        haze: 'haze',
        snow: 'snow',
        snowShade: 'snowShade',
        side: -1,
      },
    ],
    [
      'lanterns',
      {
        list: (
          [
            [760, 690],
            [800, 640],
            [822, 596],
            [850, 556],
            [884, 516],
            [906, 474],
            [928, 430],
            [936, 394],
            [950, 362],
          ] as const
        ).map(([x, y], index) => [x, y, 0.13 - index * 0.008] as const),
        frame: '#fff3c8',
        light: '#fff3c8',
      },
    ],
    [
      'clouds',
      {
        list: [
          [260, 860, 820, 60],
          [1000, 880, 900, 54],
          [1660, 850, 800, 70],
          [640, 920, 900, 50],
          [1500, 930, 900, 50],
        ],
        colour: 'cloud',
        rim: '#ffe2cf',
        rimShift: -5,
      },
    ],
    ['mist', { y: 850, height: 160, colour: 'cloud', opacity: 0.9 }],
    [
      'ridge',
      {
        y: 1004,
        amplitude: 46,
        frequency: 1.4,
        colour: 'near>rock:.55',
        haze: 'near>rock:.25',
        depth: 150,
        roughness: 0.62,
      },
    ],
    [
      'senecio',
      {
        list: [
          [180, 1080, 330],
          [330, 1060, 220],
          [1660, 1070, 290],
          [1840, 1090, 400],
        ],
        colour: 'near>rock:.14',
        light: 'near>mauve:.55',
      },
    ],
    ['glow', { x: 960, y: 1060, rx: 640, ry: 150, colour: '#ffb868', opacity: 0.4 }],
    [
      'domeTents',
      {
        list: [
          { x: 640, y: 1062, size: 0.9, colour: '#f09a3c' },
          { x: 880, y: 1078, size: 1.1, colour: '#e2663c' },
          { x: 1140, y: 1080, size: 1, flip: true, colour: '#f3b548' },
          { x: 1370, y: 1064, size: 0.86, flip: true, colour: '#3f8f8c' },
        ],
        shade: '#1c123a55',
        lamp: '#fff0b4',
      },
    ],
    [
      'figures',
      {
        of: 'climber',
        at: [
          { x: 1010, y: 1096, size: 0.34 },
          { x: 1250, y: 1094, size: 0.32, flip: true },
        ],
        skin: 'near',
        cloth: '#8c3f52',
        accent: 'near',
        gear: '#26305a',
        rim: 'rim',
        sunSide: 1,
      },
    ],
    [
      'ridge',
      {
        y: 1116,
        amplitude: 26,
        frequency: 1.8,
        colour: 'near>rock:.26',
        haze: 'near',
        depth: 110,
        roughness: 0.7,
      },
    ],
    [
      'rocks',
      {
        list: [
          [120, 1230, 300, 130],
          [1800, 1240, 340, 150],
          [1500, 1250, 200, 70],
          [420, 1256, 190, 60],
        ],
        colour: 'near>rock:.22',
        light: 'near>rock:.42',
        dark: 'near',
      },
    ],
    ['grass', { y: 1250, count: 90, height: [30, 90], colour: 'near' }],
  ],
});
