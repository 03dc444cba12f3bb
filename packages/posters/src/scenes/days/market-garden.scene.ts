import { defineScene } from '../../scene/scene.js';

export const marketGarden = defineScene({
  slug: 'market-garden',
  alt: 'Baskets of spices and fruit under a striped awning in a garden of bananas and palms',
  palette: {
    top: '#6fb0b8',
    low: '#f8edc8',
    haze: '#e4ecc0',
    leaf: '#4f8a4c',
    lit: '#a8c85e',
    dark: '#1f4034',
    wood: '#6b432c',
    cloth: '#c8502f',
    cream: '#f8ecd0',
    near: '#22302a',
  },
  layers: [
    ['sky', { colours: ['top', '#b6dac8', 'low'], horizon: 760, bands: 9, sun: { x: 1500, lift: 70 } }],
    [
      'canopy',
      {
        list: [
          [300, 780, 760, 420],
          [1000, 760, 760, 380],
          [1660, 780, 700, 430],
        ],
        colour: 'leaf>haze:.45',
        light: 'lit>haze:.5',
        trunk: 'leaf>haze:.3',
      },
    ],
    ['palm', { x: 1500, y: 900, height: 720, seed: 'm1', colour: 'leaf>dark:.4', lean: -0.12 }],
    ['palm', { x: 1720, y: 900, height: 560, seed: 'm2', colour: 'leaf>dark:.3', lean: 0.1 }],
    [
      'ridge',
      {
        y: 840,
        amplitude: 20,
        frequency: 2,
        colour: 'leaf',
        haze: 'leaf>haze:.4',
        depth: 110,
        bush: { count: 60, height: [20, 60] },
      },
    ],
    ['banana', { x: 300, y: 980, height: 620, colour: 'leaf>dark:.3', light: 'lit' }],
    ['banana', { x: 90, y: 1000, height: 520, colour: 'leaf>dark:.4', light: 'lit', flip: true }],
    ['banana', { x: 1640, y: 990, height: 560, colour: 'leaf>dark:.3', light: 'lit', flip: true }],
    ['banana', { x: 1850, y: 1010, height: 600, colour: 'leaf>dark:.5', light: 'lit>leaf:.4' }],
    [
      'shape',
      {
        outline: ['470,430! 496,430! 496,1060! 470,1060!', '1430,430! 1456,430! 1456,1060! 1430,1060!'],
        colour: 'wood',
      },
    ],
    ['awning', { x: 400, y: 400, width: 1130, drop: 150, colours: ['cloth', 'cream'], shade: '#8c3a28' }],
    [
      'figures',
      {
        of: 'woman',
        at: [
          { x: 820, y: 1000, size: 1.35 },
          { x: 1130, y: 1006, size: 1.3, flip: true },
        ],
        skin: '#4a2c22',
        cloth: '#2f6f7a',
        accent: '#f2c14e',
        rim: '#fff6d8',
      },
    ],
    ['shape', { outline: '420,960! 1510,960! 1560,1010! 370,1010!', colour: '#9a6a44' }],
    ['shape', { outline: '400,1010! 1530,1010! 1520,1150! 410,1150!', colour: 'wood', haze: 'near' }],
    [
      'spices',
      {
        list: [
          { x: 560, y: 960, size: 0.8, colour: '#d9822f', light: '#f5b45c' },
          { x: 740, y: 966, size: 0.84, colour: '#a8322a', light: '#d9604a' },
          { x: 930, y: 962, size: 0.82, colour: '#6a7a34', light: '#a3b05a' },
          { x: 1300, y: 964, size: 0.84, colour: '#e0b23c', light: '#f7dc84' },
        ],
        basket: '#b98a54',
        basketDark: '#7a5230',
      },
    ],
    ['fruit', { x: 1120, y: 960, size: 0.9, colour: '#e07a34', light: '#f7b45e', dark: '#9a4a24' }],
    ['cinnamon', { x: 640, y: 1000, size: 0.7, colour: '#9a5a30', light: '#c98a54', dark: '#5f3620' }],
    ['ridge', { y: 1160, amplitude: 14, frequency: 1.6, colour: 'near' }],
    ['grass', { y: 1180, count: 110, height: [40, 110], colour: 'near' }],
  ],
});
