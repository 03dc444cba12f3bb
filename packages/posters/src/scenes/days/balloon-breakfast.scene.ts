import { defineScene } from '../../scene/scene.js';

export const balloonBreakfast = defineScene({
  slug: 'balloon-breakfast',
  alt: 'Balloons rise over a misty plain at first light while another is still being filled with fire',
  palette: {
    top: '#3d5f96',
    pink: '#e79a9a',
    low: '#ffd9a0',
    haze: '#f3c4a0',
    far: '#8a7fa0',
    mid: '#a98a68',
    near: '#2b2340',
    rim: '#fff0c4',
  },
  layers: [
    [
      'sky',
      { colours: ['top', '#8c8fb8', 'pink', 'low'], horizon: 800, bands: 13, sun: { x: 1380, lift: 130 } },
    ],
    ['sun', { x: 1380, y: 770, r: 90, colour: '#fff7d8', glow: '#ffe3a4', rings: 5, opacity: 0.18 }],
    [
      'clouds',
      {
        list: [
          [400, 250, 620, 28],
          [1060, 170, 520, 24],
          [1700, 330, 420, 22],
        ],
        colour: 'pink>low:.4',
        rim: 'rim',
        rimShift: 4,
      },
    ],
    [
      'balloon',
      { x: 1560, y: 300, r: 74, colours: ['#c8502f', '#f2c14e', '#2f6f7a'], basket: 'near', shade: 'near' },
    ],
    ['balloon', { x: 1160, y: 440, r: 40, colours: ['#2f6f7a', '#f4ead2'], basket: 'near', shade: 'near' }],
    ['ridge', { y: 800, amplitude: 34, frequency: 1, colour: 'far>haze:.4', haze: 'haze', depth: 130 }],
    ['mist', { y: 780, height: 120, colour: 'haze', opacity: 0.8 }],
    ['plain', { y: 850, colour: 'mid>near:.1', haze: 'haze', depth: 0.8 }],
    [
      'herd',
      {
        of: ['wildebeest'],
        count: 30,
        left: 900,
        right: 1960,
        from: 880,
        to: 930,
        sizes: [0.1, 0.2],
        haze: 'mid',
        colour: 'near>mid:.3',
        flip: 0.5,
      },
    ],
    ['acacia', { x: 1700, y: 960, height: 280, seed: 'q1', colour: 'near', rim: 'rim', spread: 1.5 }],
    ['glow', { x: 600, y: 1040, rx: 520, ry: 170, colour: '#ff9d4c', opacity: 0.45 }],
    [
      'balloon',
      {
        x: 600,
        y: 520,
        r: 300,
        colours: ['#d8572f', '#f6c65a', '#f6ead0', '#2f7f86'],
        basket: 'near',
        shade: 'near',
        shadeSide: -1,
        flame: '#ffd27a',
        people: 'near',
      },
    ],
    [
      'figures',
      {
        of: 'herder',
        at: [{ x: 330, y: 1120, size: 0.8 }],
        skin: 'near',
        cloth: 'near',
        rim: 'rim',
        sunSide: 1,
      },
    ],
    [
      'figures',
      {
        of: 'hiker',
        at: [
          { x: 900, y: 1124, size: 0.8, flip: true },
          { x: 1010, y: 1128, size: 0.76, flip: true },
        ],
        skin: 'near',
        cloth: '#7a3f3a',
        accent: 'near',
        gear: 'near',
        rim: 'rim',
        sunSide: 1,
      },
    ],
    ['ridge', { y: 1150, amplitude: 18, frequency: 1.4, colour: 'near>mid:.2', haze: 'near', depth: 90 }],
    ['grass', { y: 1180, count: 140, height: [40, 110], colour: 'near' }],
  ],
});
