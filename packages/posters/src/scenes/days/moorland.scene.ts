import { defineScene } from '../../scene/scene.js';

export const moorland = defineScene({
  slug: 'moorland',
  alt: 'Giant groundsels on a golden moor, a line of walkers among them and the snows of Kibo in the clouds behind',
  palette: {
    top: '#3f78a8',
    low: '#f5ecd2',
    haze: '#e6dcc4',
    far: '#7f8fae',
    shade: '#5f6f96',
    gold: '#b59a52',
    moss: '#7a8a48',
    near: '#26302c',
    rim: '#fff6d4',
  },
  layers: [
    ['sky', { colours: ['top', '#8fbccb', 'low'], horizon: 720, bands: 11, sun: { x: 360, lift: 80 } }],
    [
      'kilimanjaro',
      {
        x: 1180,
        y: 720,
        width: 1040,
        height: 330,
        colour: 'far',
        shade: 'shade',
        haze: 'haze',
        snow: '#ffffff',
        snowShade: '#cfd8ea',
      },
    ],
    [
      'clouds',
      {
        list: [
          [520, 660, 820, 44],
          [1500, 640, 860, 48],
          [1000, 710, 900, 40],
          [240, 250, 520, 30],
        ],
        colour: '#ffffff',
        rim: '#fffaf0',
        opacity: 0.92,
      },
    ],
    ['ridge', { y: 770, amplitude: 40, frequency: 1.2, colour: 'gold>haze:.45', haze: 'haze', depth: 130 }],
    [
      'ridge',
      {
        y: 850,
        amplitude: 34,
        frequency: 1.6,
        colour: 'gold>moss:.4',
        haze: 'gold>haze:.3',
        depth: 140,
        bush: { count: 40, height: [8, 22] },
      },
    ],
    [
      'senecio',
      {
        list: [
          [1480, 900, 150],
          [1620, 920, 190],
          [560, 890, 140],
          [700, 910, 110],
        ],
        colour: 'near>moss:.4',
        light: 'moss>gold:.4',
      },
    ],
    ['plain', { y: 930, colour: 'gold>moss:.5', haze: 'gold', depth: 0.6 }],
    [
      'figures',
      {
        of: 'hiker',
        at: [
          { x: 880, y: 1010, size: 0.66 },
          { x: 1010, y: 1016, size: 0.68 },
          { x: 1150, y: 1012, size: 0.66 },
          { x: 1290, y: 1018, size: 0.68 },
        ],
        skin: 'near',
        cloth: '#a8452f',
        accent: 'near',
        gear: '#2f4a66',
        rim: 'rim',
      },
    ],
    [
      'rocks',
      {
        list: [
          [420, 1120, 360, 130],
          [1500, 1110, 300, 100],
        ],
        colour: '#7f7a78',
        light: '#c2b8a6',
        dark: '#4a4850',
        sunSide: -1,
      },
    ],
    [
      'senecio',
      {
        list: [
          [220, 1140, 470],
          [1700, 1150, 540],
          [1500, 1140, 300],
          [60, 1150, 320],
        ],
        colour: 'near',
        light: 'moss',
      },
    ],
    ['ridge', { y: 1160, amplitude: 22, frequency: 1.5, colour: 'near>moss:.3', haze: 'near', depth: 90 }],
    ['grass', { y: 1180, count: 140, height: [40, 110], colour: 'near' }],
  ],
});
