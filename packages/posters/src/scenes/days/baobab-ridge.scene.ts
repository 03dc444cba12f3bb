import { defineScene } from '../../scene/scene.js';

export const baobabRidge = defineScene({
  slug: 'baobab-ridge',
  alt: 'Two baobabs against a low red sun, and giraffe walking between them on the ridge',
  palette: {
    top: '#6d3b5e',
    mid: '#d9694a',
    low: '#f7b35e',
    haze: '#f3a768',
    near: '#2d1428',
    rim: '#ffdf9a',
  },
  layers: [
    [
      'sky',
      { colours: ['top', 'mid', 'low', '#fde2a0'], horizon: 860, bands: 13, sun: { x: 960, lift: 150 } },
    ],
    ['sun', { x: 960, y: 640, r: 150, colour: '#fff4c8', glow: '#ffd98a', rings: 5, opacity: 0.2 }],
    [
      'clouds',
      {
        list: [
          [420, 300, 620, 30],
          [1500, 240, 560, 28],
          [1240, 420, 380, 18],
        ],
        colour: 'mid>low:.4',
        rim: 'rim',
      },
    ],
    ['ridge', { y: 820, amplitude: 30, frequency: 1.2, colour: 'haze>near:.22', haze: 'haze', depth: 140 }],
    [
      'ridge',
      {
        y: 880,
        amplitude: 24,
        frequency: 2.1,
        colour: 'haze>near:.45',
        haze: 'haze>near:.3',
        depth: 120,
        bush: { count: 34, height: [10, 26] },
      },
    ],
    ['baobab', { x: 1180, y: 940, height: 330, seed: 'b7', colour: 'haze>near:.6', rim: 'rim' }],
    [
      'animals',
      {
        of: 'giraffe',
        colour: 'haze>near:.82',
        rim: 'rim',
        at: [
          { x: 830, y: 972, size: 0.46, gait: 'walk' },
          { x: 1010, y: 978, size: 0.52, gait: 'amble' },
          { x: 690, y: 966, size: 0.3, gait: 'stride' },
        ],
      },
    ],
    [
      'ridge',
      { y: 1000, amplitude: 20, frequency: 1.4, colour: 'near>haze:.2', haze: 'haze>near:.6', depth: 130 },
    ],
    [
      'baobab',
      { x: 360, y: 1110, height: 900, seed: 'b3', colour: 'near', rim: 'rim', folds: 'near>mid:.35' },
    ],
    [
      'baobab',
      { x: 1640, y: 1080, height: 620, seed: 'b5', colour: 'near', rim: 'rim', folds: 'near>mid:.3' },
    ],
    ['ridge', { y: 1120, amplitude: 22, frequency: 1.7, colour: 'near' }],
    ['grass', { y: 1128, count: 120, height: [36, 96], colour: 'near' }],
  ],
});
